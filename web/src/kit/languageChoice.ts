import { languageFor, languagePrefix, type Language } from '../../../schema/language';
import { keepTyped } from './typedText';

/** The cookie that the api reads where an address has no language. */
const COOKIE = 'language';
const YEAR_S = 365 * 86_400;

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
  languageFor(new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie)?.[1] ?? '');

/** Remembers a language on this device, and what was typed on the page, which its copy in that language shows again. */
export function chooseLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${YEAR_S}; samesite=lax${secure}`;
  keepTyped();
}
