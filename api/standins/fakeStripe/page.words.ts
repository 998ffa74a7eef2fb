import { languageFor, type Language } from '../../../schema/language';
import { de } from './words/de';
import { en } from './words/en';
import { es } from './words/es';
import { fr } from './words/fr';
import { ja } from './words/ja';
import { ptBr } from './words/ptBr';

/** The words of the hosted page in one language; `{amount}`, `{merchant}` and `{time}` are filled in. */
export type Words = Record<keyof typeof en, string>;

const WORDS: Record<Language, Words> = { en, de, fr, es, 'pt-BR': ptBr, ja };

/** What the hosted page says to one buyer. */
export interface Speech {
  language: Language;
  words: Words;
  /** Cents as an amount of dollars. */
  dollars: (cents: number) => string;
  /** `1 minute`, `5 minutes`. */
  minutes: (count: number) => string;
}

/** Speaks the language of a session, as the merchant asked for it; English where it has none of ours. */
export function speak(locale: string | undefined): Speech {
  const language = languageFor(locale ?? 'en') ?? 'en';
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' });
  const minutes = new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  return {
    language,
    words: WORDS[language],
    dollars: (cents) => money.format(cents / 100),
    minutes: (count) => minutes.format(count),
  };
}

/** Puts values in the place of `{name}`. */
export const put = (words: string, values: Record<string, string>): string =>
  words.replace(/\{(\w+)\}/g, (found, name: string) => values[name] ?? found);
