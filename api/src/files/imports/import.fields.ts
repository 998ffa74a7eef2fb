import { ValidateBy, type ValidationArguments } from 'class-validator';
import { fill } from '../../../../schema/fill';
import { readHour } from '../../../../schema/houseRules';
import { taxNumberProblem } from '../../../../schema/invoices';
import { LIMITS } from '../../../../schema/limits';
import { timeZoneProblem } from '../../../../schema/nights';
import { readDollars } from '../../../../schema/prices';
import { hasUnseen, isBlank, isStorable } from '../../../../schema/textRules';

/** What is wrong with the value of a field, in the language of the reader; undefined if it is valid. */
type FindProblem = (field: string, value: unknown) => string | undefined;

const rule = (name: string, problem: FindProblem): PropertyDecorator =>
  ValidateBy({
    name,
    validator: {
      validate: (value) => problem('', value) === undefined,
      defaultMessage: (about?: ValidationArguments) => problem(about?.property ?? '', about?.value) ?? '',
    },
  });

const missing = (field: string) => fill('{field} is missing', { field });
const noList = (field: string) => fill('{field} is not a list', { field });
const tooMany = (field: string, most: number) =>
  fill('{field} has more than {most, plural, one {# item} other {# items}}', { field, most });
/** The problem is a sentence of the rule that the screens have. */
const unclear = (field: string, problem: string) =>
  fill('{field} is not clear. {problem}', { field, problem });

const textProblem = (field: string, value: unknown, longest: number): string | undefined => {
  if (value === undefined || value === null) return missing(field);
  if (typeof value !== 'string') return fill('{field} is not text', { field });
  if (isBlank(value)) return fill('{field} is empty', { field });
  if (value.length > longest)
    return fill('{field} is longer than {longest, plural, one {# character} other {# characters}}', {
      field,
      longest,
    });
  return isStorable(value)
    ? undefined
    : fill('{field} has characters that cannot be stored (NUL or half a character)', { field });
};

const numberProblem = (
  field: string,
  value: unknown,
  [least, most]: readonly [least: number, most: number],
  isWhole: boolean,
): string | undefined => {
  if (value === undefined || value === null) return missing(field);
  if (typeof value !== 'number' || !Number.isFinite(value)) return fill('{field} is not a number', { field });
  if (isWhole && !Number.isInteger(value)) return fill('{field} is not a whole number', { field });
  if (value < 0 && least >= 0) return fill('{field} is negative', { field });
  return value < least || value > most
    ? fill('{field} is not between {least} and {most}', { field, least, most })
    : undefined;
};

export const IsText = (longest: number) => rule('text', (field, value) => textProblem(field, value, longest));

/** A name: a text of visible characters only. */
export const IsName = () =>
  rule('name', (field, value) => {
    const problem = textProblem(field, value, LIMITS.name);
    return (
      problem ?? (hasUnseen(String(value)) ? fill('{field} has invisible characters', { field }) : undefined)
    );
  });

export const IsTaxNumber = () =>
  rule('taxNumber', (field, value) => {
    if (typeof value !== 'string') return fill('{field} is not text', { field });
    const problem = taxNumberProblem(value);
    return problem && unclear(field, problem);
  });

export const IsMeasure = (least: number, most: number) =>
  rule('measure', (field, value) => numberProblem(field, value, [least, most], false));

/** A price in dollars. A table has it as text where it could not be read. */
export const IsPrice = () =>
  rule('price', (field, value) => {
    const problem = typeof value === 'string' ? readDollars(value).problem : undefined;
    return problem
      ? unclear(field, problem)
      : numberProblem(field, value, [0, LIMITS.priceCents / 100], false);
  });

export const IsWholeNumber = (least: number, most: number) =>
  rule('whole', (field, value) => numberProblem(field, value, [least, most], true));

/** A list whose items are validated one by one elsewhere. */
export const IsList = () =>
  rule('list', (field, value) => {
    if (value === undefined || value === null) return missing(field);
    return Array.isArray(value) ? undefined : noList(field);
  });

/** Addresses of photos, on this or another server. */
export const IsPhotos = (most: number) =>
  rule('photos', (field, value) => {
    if (!Array.isArray(value)) return noList(field);
    if (value.length > most) return tooMany(field, most);
    const isAddress = (item: unknown) => typeof item === 'string' && item.length <= 500 && PHOTO.test(item);
    return value.every(isAddress)
      ? undefined
      : fill('{field} has an item that is not the address of a photo', { field });
  });
const PHOTO = /^(\/(?!\/)|https?:\/\/)[^\s"'<>\\]+$/;

/** An hour of the day. */
export const IsHour = () =>
  rule('hour', (field, value) =>
    typeof value === 'string' && readHour(value)
      ? undefined
      : fill('{field} is not a time such as 15:00', { field }),
  );

export const IsOneOf = (names: readonly string[]) =>
  rule('oneOf', (field, value) =>
    names.includes(value as string)
      ? undefined
      : fill('{field} must be one of {names}', { field, names: names.join(', ') }),
  );

export const IsTimeZone = () =>
  rule('zone', (field, value) =>
    typeof value === 'string' && !timeZoneProblem(value)
      ? undefined
      : fill('{field} is not the IANA name of a time zone', { field }),
  );

/** A list of short texts. */
export const IsTextList = (longest: number, most: number) =>
  rule('texts', (field, value) => {
    if (!Array.isArray(value)) return noList(field);
    if (value.length > most) return tooMany(field, most);
    return value.map((item, index) => textProblem(`${field}[${index}]`, item, longest)).find(Boolean);
  });
