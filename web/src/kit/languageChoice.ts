import { languageFor, languagePrefix, type Language } from '../../../schema/language';

/** The cookie that the api reads where an address has no language. */
export const LANGUAGE_COOKIE = 'language';

/** The address of a page in a language; the page is given as the router has it, without its language. */
export const addressIn = (
  language: Language,
  { pathname, search, hash }: { pathname: string; search: string; hash: string },
): string => {
  const prefix = languagePrefix(language);
  return `${prefix && pathname === '/' ? prefix : prefix + pathname}${search}${hash}`;
};

/** The language that was chosen on this device; undefined if none was. */
export const chosenLanguage = (): Language | undefined =>
  languageFor(new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([^;]*)`).exec(document.cookie)?.[1] ?? '');
