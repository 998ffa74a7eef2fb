import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';
import {
  LANGUAGE_TAGS,
  languageFor,
  languagePrefix,
  preferredLanguage,
  splitLanguage,
} from '../../../schema/language';

/** The cookie with the language that a person has chosen on this device; the web sets it. */
const CHOSEN = 'language';

const TAG = new RegExp(`^/(${LANGUAGE_TAGS.join('|')})(?=/|$)`, 'i');

/**
 * Where a page's address leads instead: `/en/hotels` and `/PT-BR/hotels` have one address each, without and with the usual
 * letters. Undefined if the address stays.
 */
export function usualAddress(path: string): string | undefined {
  const tag = TAG.exec(path)?.[1];
  const language = tag === undefined ? undefined : languageFor(tag);
  if (!language) return undefined;
  const usual = `${languagePrefix(language)}${path.slice(tag!.length + 1)}` || '/';
  // two slashes at its start would lead to another site
  return usual === path || usual.startsWith('//') ? undefined : usual;
}

/**
 * The address in their language, for who opens a page that is for one person by an address without a language, as from a
 * mail: in the language that was chosen on the device, else in the one that the browser prefers. Undefined for English, and
 * for an address with a language.
 */
export function addressInOwnLanguage(path: string, { headers }: IncomingMessage): string | undefined {
  if (splitLanguage(path).language !== 'en' || path.startsWith('//')) return undefined;
  const chosen = languageFor(parseCookie(headers.cookie ?? '')[CHOSEN] ?? '');
  const prefix = languagePrefix(chosen ?? preferredLanguage(headers['accept-language']));
  return prefix ? prefix + path : undefined;
}
