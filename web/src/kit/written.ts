import {
  currentLanguage,
  languageName,
  languageTag,
  perLanguage,
  type Language,
  type LanguageName,
} from '../../../schema/language';

/** A text of a hotel with its language. */
export interface WrittenText {
  language: LanguageName;
  text: string;
}

/** The language of the reader, for queries of what hotels have written. */
export const inMyLanguage = (): { language: LanguageName } => ({ language: languageName(currentLanguage()) });

/** The `lang` of what is written in a language: its tag, or undefined where that is the language of the page. */
export const langOf = (name: LanguageName): Language | undefined => {
  const tag = languageTag(name);
  return tag === currentLanguage() ? undefined : tag;
};

const names = perLanguage((language) => new Intl.DisplayNames(language, { type: 'language' }));

/** What a language is called in that of the reader: `German`. */
export const languageInWords = (name: LanguageName): string =>
  names().of(languageTag(name)) ?? languageTag(name);

/** The title of something sold as someone reads it: guests in their language if it is there, staff as the hotel has it. */
export const titleFor = (
  { title, shownTitle }: { title: string; shownTitle: WrittenText },
  isStaff: boolean,
): WrittenText => (isStaff ? { ...inMyLanguage(), text: title } : shownTitle);
