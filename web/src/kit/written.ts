import { currentLanguage, LANGUAGE_TAGS, perLanguage, type Language } from '../../../schema/language';

/** A language as the server names it: `pt-BR` is `PT_BR`. */
export type LanguageName = 'EN' | 'DE' | 'FR' | 'ES' | 'PT_BR' | 'JA';

/** A text of a hotel with its language. */
export interface WrittenText {
  language: LanguageName;
  text: string;
}

/** A language as the server names it. */
export const nameOf = (tag: Language) => tag.toUpperCase().replace('-', '_') as LanguageName;

/** The tag of a language that the server names. */
export const tagOf = (name: LanguageName): Language => LANGUAGE_TAGS.find((tag) => nameOf(tag) === name)!;

/** The language of the reader, for queries of what hotels have written. */
export const inMyLanguage = (): { language: LanguageName } => ({ language: nameOf(currentLanguage()) });

/** The `lang` of what is written in a language: its tag, or undefined where that is the language of the page. */
export const langOf = (name: LanguageName): Language | undefined => {
  const tag = tagOf(name);
  return tag === currentLanguage() ? undefined : tag;
};

const names = perLanguage((language) => new Intl.DisplayNames(language, { type: 'language' }));

/** What a language is called in that of the reader: `German`. */
export const languageInWords = (name: LanguageName): string => names().of(tagOf(name)) ?? tagOf(name);
