import { fill, text, translated } from './fill';
import { LIMITS } from './limits';
import type { RowProblem } from './prices';
import { hasUnseen, isStorable, textProblem } from './textRules';

/*
 * The price list of a hotel: what it sells beside its nights, such as breakfast or parking. Pure functions: the server
 * prices with them, the forms of administrators validate with them. All amounts are integer cents.
 */

/** What the price of an extra is for. */
export const EXTRA_UNITS = ['PER_STAY', 'PER_NIGHT', 'PER_PERSON', 'PER_PERSON_AND_NIGHT'] as const;
export type ExtraUnitName = (typeof EXTRA_UNITS)[number];

/** An extra of a hotel. Its price includes all taxes. */
export interface ExtraRule {
  title: string;
  description: string | null;
  unit: ExtraUnitName;
  cents: number;
  /** Whether guests see it on the page of the hotel and add it when they book. */
  soldOnline: boolean;
  /** Whether the front desk sells it. */
  soldAtDesk: boolean;
  /** Whether it is on sale at all. */
  active: boolean;
  /** Its texts in other languages. */
  translations?: readonly ExtraTranslation[] | null | undefined;
}

/** The texts of an extra in a language other than that of its hotel; what is missing or empty is shown in the hotel's. */
interface ExtraTranslation {
  title?: string | null | undefined;
  description?: string | null | undefined;
}

const keyOf = (title: string): string => title.trim().toLowerCase();

/** What is wrong with the price list of a hotel, or undefined. */
export function extrasProblem(extras: readonly ExtraRule[]): RowProblem | undefined {
  const most = LIMITS.extrasPerHotel;
  if (extras.length > most)
    return { row: most, message: fill('A hotel can have at most {most} extras.', { most }) };
  const row = extras.findIndex((extra, index) => problemOf(extra, extras.slice(0, index)));
  return row < 0 ? undefined : { row, message: problemOf(extras[row]!, extras.slice(0, row))! };
}

const titleProblem = textProblem(
  text('the name of the extra'),
  LIMITS.extraTitle,
  undefined,
  text('The name of an extra can have at most {longest} characters.'),
);

/** What is wrong with the name of an extra in any language, or undefined. */
export const extraTitleProblem = (title: string): string | undefined =>
  titleProblem(title) ??
  (hasUnseen(title.trim()) ? translated('Retype the name of the extra on one line.') : undefined);

/** What is wrong with the description of an extra in any language, which may be empty; or undefined. */
export function extraDescriptionProblem(description: string): string | undefined {
  const longest = LIMITS.extraDescription;
  if (description.trim().length > longest)
    return fill('The description of an extra can have at most {longest} characters.', { longest });
  return isStorable(description)
    ? undefined
    : translated('Retype the description of the extra. It contains a character that cannot be saved.');
}

const translationProblem = ({ title, description }: ExtraTranslation): string | undefined =>
  (title?.trim() && extraTitleProblem(title)) || extraDescriptionProblem(description ?? '');

function problemOf(extra: ExtraRule, before: readonly ExtraRule[]): string | undefined {
  const { title, cents, translations } = extra;
  const nameProblem = extraTitleProblem(title);
  if (nameProblem) return nameProblem;
  if (before.some((other) => keyOf(other.title) === keyOf(title)))
    return translated('Another extra already has this name. Choose a different one.');
  const textsProblem = [extra, ...(translations ?? [])].map(translationProblem).find(Boolean);
  if (textsProblem) return textsProblem;
  if (!Number.isInteger(cents) || cents < 1 || cents > LIMITS.extraCents)
    return translated('Enter a price above $0 and up to $10,000.');
  return extra.soldOnline || extra.soldAtDesk
    ? undefined
    : translated('Choose where the extra is sold: online, at the front desk, or both.');
}

/** Whether a price is for one night, and whether it is for one person. */
export const isByNight = (unit: ExtraUnitName): boolean =>
  unit === 'PER_NIGHT' || unit === 'PER_PERSON_AND_NIGHT';
export const isByPerson = (unit: ExtraUnitName): boolean =>
  unit === 'PER_PERSON' || unit === 'PER_PERSON_AND_NIGHT';

/** How much of an extra is sold. */
export interface ExtraAmount {
  unit: ExtraUnitName;
  /** Persons where the price is for one person, else pieces. */
  quantity: number;
  /** Null where the price is not for one night. */
  nights: number | null;
}

/** What it costs, in cents. */
export const priceExtra = (unitCents: number, { quantity, nights }: ExtraAmount): number =>
  unitCents * quantity * (nights ?? 1);

/** An extra as folios, receipts and the history name it: `Breakfast, 2 people, 3 nights`, `Minibar: beer × 2`. */
export function extraWords(title: string, { unit, quantity, nights }: ExtraAmount): string {
  const pieces = !isByPerson(unit) && quantity > 1 ? ` × ${quantity}` : '';
  return extraLine(title + pieces, isByPerson(unit) ? quantity : null, nights);
}

function extraLine(title: string, people: number | null, nights: number | null): string {
  if (people !== null && nights !== null)
    return fill(
      '{title}, {people, plural, one {# person} other {# people}}, {nights, plural, one {# night} other {# nights}}',
      { title, people, nights },
    );
  if (people !== null)
    return fill('{title}, {people, plural, one {# person} other {# people}}', { title, people });
  return nights === null
    ? title
    : fill('{title}, {nights, plural, one {# night} other {# nights}}', { title, nights });
}

/** An extra that was named in English, for records, in the language of the reader. */
export function readExtra(named: string): string {
  const [, title = named, people, nights] =
    /^(.*?)(?:, (\d+) (?:person|people))?(?:, (\d+) nights?)?$/s.exec(named) ?? [];
  return extraLine(title, people ? Number(people) : null, nights ? Number(nights) : null);
}
