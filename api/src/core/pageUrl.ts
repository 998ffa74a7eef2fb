import { currentLanguage, languagePrefix, splitLanguage } from '../../../schema/language';
import { config } from './config';

/** The address of a page of the web in the language of the one who reads; `path` begins with a slash, or is empty. */
export const pageUrl = (path: string): string => config.publicUrl + languagePrefix(currentLanguage()) + path;

/** The address of a page without its language: programs, which read nothing, use it. */
export function inNoLanguage(url: string): string {
  const { origin } = new URL(url);
  const path = url.slice(origin.length);
  return splitLanguage(path).language === 'en' ? url : origin + splitLanguage(path).path;
}
