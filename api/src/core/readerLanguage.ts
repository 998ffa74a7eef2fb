import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { perApp } from './appState';
import { translateBy } from '../../../schema/fill';
import { currentLanguage, readLanguageFrom, type Language } from '../../../schema/language';

/** The language of a reader, and whether anything was written in it. */
interface Reader {
  language: Language;
  isWrittenFor: boolean;
}

const reader = new AsyncLocalStorage<Reader>();

/** The folders with translations: a file for each part, from English text to translation. */
const FOLDERS = ['../../translations', '../../../schema/translations'];

const readOfApp = perApp(() => new Map<Language, ReadonlyMap<string, string>>());

/** The translations into a language, read once. */
function translationsInto(language: Language): ReadonlyMap<string, string> {
  let known = readOfApp().get(language);
  if (known) return known;
  const files = FOLDERS.map((folder) => path.join(__dirname, folder, language))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)));
  known = new Map(
    files.flatMap((file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)),
  );
  readOfApp().set(language, known);
  return known;
}

readLanguageFrom(() => {
  const present = reader.getStore();
  if (!present) return 'en';
  present.isWrittenFor = true;
  return present.language;
});
translateBy((text) => {
  const language = currentLanguage();
  return language === 'en' ? text : (translationsInto(language).get(text) ?? text);
});

/** Writes what is stored for everybody, such as the history of a booking and the audit log: it is kept in English. */
export const inEnglish = <Result>(write: () => Result): Result => inLanguage('en', write);

/** Does the work for someone who reads this language: what is written meanwhile, by `fill` and as dates, is in it. */
export const inLanguage = <Result>(language: Language, work: () => Result): Result =>
  reader.run({ language, isWrittenFor: false }, work);

/** The language in which the present work answers. To ask for it writes nothing. */
export const languageOfAnswer = (): Language => reader.getStore()?.language ?? 'en';

/** Whether the present work has written anything that depends on the language, also where that is English. */
export const isInLanguage = (): boolean => reader.getStore()?.isWrittenFor ?? false;
