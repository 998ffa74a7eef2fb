import { createRequire } from 'node:module';
import type { Response } from '@playwright/test';

const { LANGUAGES } = createRequire(import.meta.url)(
  '../../../schema/language',
) as typeof import('../../../schema/language');

/** Names that are the same in every language, and signs of units. */
const NAMES = new Set(
  [
    ...Object.values(LANGUAGES),
    'Staybook GraphQL Stripe OpenStreetMap Google Apple Outlook iCal ICS CSV JSON PDF PNG JPEG JPG WebP HEIC jpg jpeg png heic webp pdf API URL QR',
    'Ctrl Esc Enter Tab Alt Shift A B C K mi km m kB MB USD UTC Uhr',
  ].flatMap((names) => names.match(/\p{L}+/gu) ?? []),
);

/** Words of dates as Intl writes them in German: months and days of the week, short and long. */
const DATES = new Set(
  Array.from({ length: 366 }, (_, place) => new Date(Date.UTC(2028, 0, place + 1))).flatMap((day) =>
    (['short', 'long'] as const).flatMap((form) =>
      [{ month: form }, { weekday: form }, { month: form, day: 'numeric' as const }].flatMap(
        (parts) => day.toLocaleDateString('de', { ...parts, timeZone: 'UTC' }).match(/\p{L}+/gu) ?? [],
      ),
    ),
  ),
);

/** Names of languages as Intl writes them in German. */
const LANGUAGE_NAMES = new Set(
  ['en', 'de', 'fr', 'es', 'pt-BR', 'ja'].flatMap(
    (tag) => new Intl.DisplayNames('de', { type: 'language' }).of(tag)!.match(/\p{L}+/gu) ?? [],
  ),
);

/** Names of currencies as Intl writes them in German. */
const CURRENCY_NAMES = new Set(
  Intl.supportedValuesOf('currency').flatMap(
    (code) => new Intl.DisplayNames('de', { type: 'currency' }).of(code)!.match(/\p{L}+/gu) ?? [],
  ),
);

/** What Intl.RelativeTimeFormat says in German. */
const RELATIVE = /^(?:vor|in|gestern|heute|morgen|vorgestern|übermorgen|Tag(?:en)?|Stunden?|Minuten?)$/;

/** The strings of an answer of the api, but for the names of types. */
function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const each of value) yield* stringsIn(each);
  else if (value && typeof value === 'object')
    for (const [name, each] of Object.entries(value)) if (name !== '__typename') yield* stringsIn(each);
}

/** The strings of an answer of the api; none of any other answer. */
export async function dataOf(response: Response): Promise<string[]> {
  const { pathname } = new URL(response.url());
  if (!pathname.startsWith('/graphql')) return [];
  const text = await response.text().catch(() => '');
  // answers that come in parts have one JSON document for each
  const parts = text.startsWith('{') || text.startsWith('[') ? [text] : (text.match(/^\{.*\}$/gm) ?? []);
  return parts.flatMap((part) => [...stringsIn(JSON.parse(part))]);
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Finds a text where no letter or digit is beside it. */
const wholeWords = (text: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'gu');

/** Texts that have a word which is neither translated nor data nor a name. */
export function untranslated(words: readonly string[], data: ReadonlySet<string>): string[] {
  // data may begin a sentence of its own
  const explained = [...new Set([...data].flatMap((each) => [each, capital(each)]))]
    .flatMap((each) => [each, ...each.split('\n')])
    .map((each) => each.trim())
    .filter((each) => /[A-Za-z]/.test(each))
    .sort((one, other) => other.length - one.length);
  return words.filter((text) => {
    // two capitals stand for the picture of a person
    if (!/[A-Za-z]/.test(text) || /^\p{Lu}{1,2}$/u.test(text)) return false;
    // the placeholders of messages are the same in every language
    let rest = text.replace(/\{[a-z -]+\}/g, '');
    for (const each of explained) if (rest.includes(each)) rest = rest.replace(wholeWords(each), ' ');
    return (rest.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).some(
      (word) =>
        /[A-Za-z]/.test(word) &&
        word.length > 1 &&
        !/\d/.test(word) &&
        !NAMES.has(word) &&
        !LANGUAGE_NAMES.has(word) &&
        !CURRENCY_NAMES.has(word) &&
        !DATES.has(word) &&
        !RELATIVE.test(word),
    );
  });
}
