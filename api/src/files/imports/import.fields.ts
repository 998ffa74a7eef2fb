import { ValidateBy, type ValidationArguments } from 'class-validator';
import { readHour } from '../../../../schema/houseRules';
import { taxNumberProblem } from '../../../../schema/invoices';
import { LIMITS } from '../../../../schema/limits';
import { timeZoneProblem } from '../../../../schema/nights';
import { readDollars } from '../../../../schema/prices';
import { hasUnseen, isBlank, isStorable } from '../../../../schema/textRules';

/** The fault of a value, as the end of a sentence about it; undefined if it is valid. */
type FindProblem = (value: unknown) => string | undefined;

const rule = (name: string, problem: FindProblem): PropertyDecorator =>
  ValidateBy({
    name,
    validator: {
      validate: (value) => problem(value) === undefined,
      defaultMessage: (about?: ValidationArguments) => `${about?.property} ${problem(about?.value)}`,
    },
  });

const textProblem = (value: unknown, longest: number): string | undefined => {
  if (value === undefined || value === null) return 'is missing';
  if (typeof value !== 'string') return 'is not text';
  if (isBlank(value)) return 'is empty';
  if (value.length > longest) return `is longer than ${longest} characters`;
  return isStorable(value) ? undefined : 'has characters that cannot be stored (NUL or half a character)';
};

const numberProblem = (value: unknown, least: number, most: number, whole: boolean): string | undefined => {
  if (value === undefined || value === null) return 'is missing';
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'is not a number';
  if (whole && !Number.isInteger(value)) return 'is not a whole number';
  if (value < 0 && least >= 0) return 'is negative';
  return value < least || value > most ? `is not between ${least} and ${most}` : undefined;
};

export const IsText = (longest: number) => rule('text', (value) => textProblem(value, longest));

/** A name: a text of visible characters only. */
export const IsName = () =>
  rule('name', (value) => {
    const problem = textProblem(value, LIMITS.name);
    return problem ?? (hasUnseen(String(value)) ? 'has invisible characters' : undefined);
  });

export const IsTaxNumber = () =>
  rule('taxNumber', (value) => {
    if (typeof value !== 'string') return 'is not text';
    const problem = taxNumberProblem(value);
    return problem && `is not clear. ${problem}`;
  });

export const IsMeasure = (least: number, most: number) =>
  rule('measure', (value) => numberProblem(value, least, most, false));

/** A price in dollars. A table has it as text where it could not be read. */
export const IsPrice = () =>
  rule('price', (value) => {
    const problem = typeof value === 'string' ? readDollars(value).problem : undefined;
    return problem ? `is not clear. ${problem}` : numberProblem(value, 0, LIMITS.priceCents / 100, false);
  });

export const IsWholeNumber = (least: number, most: number) =>
  rule('whole', (value) => numberProblem(value, least, most, true));

/** A list whose items are validated one by one elsewhere. */
export const IsList = () =>
  rule('list', (value) => {
    if (value === undefined || value === null) return 'is missing';
    return Array.isArray(value) ? undefined : 'is not a list';
  });

/** Addresses of photos, on this or another server. */
export const IsPhotos = (most: number) =>
  rule('photos', (value) => {
    if (!Array.isArray(value)) return 'is not a list';
    if (value.length > most) return `has more than ${most} items`;
    const isAddress = (item: unknown) => typeof item === 'string' && item.length <= 500 && PHOTO.test(item);
    return value.every(isAddress) ? undefined : 'has an item that is not the address of a photo';
  });
const PHOTO = /^(\/(?!\/)|https?:\/\/)[^\s"'<>\\]+$/;

/** An hour of the day. */
export const IsHour = () =>
  rule('hour', (value) =>
    typeof value === 'string' && readHour(value) ? undefined : 'is not a time such as 15:00',
  );

export const IsOneOf = (names: readonly string[]) =>
  rule('oneOf', (value) =>
    names.includes(value as string) ? undefined : `must be one of ${names.join(', ')}`,
  );

export const IsTimeZone = () =>
  rule('zone', (value) =>
    typeof value === 'string' && !timeZoneProblem(value) ? undefined : 'is not the IANA name of a time zone',
  );

/** A list of short texts. */
export const IsTextList = (longest: number, most: number) =>
  rule('texts', (value) => {
    if (!Array.isArray(value)) return 'is not a list';
    if (value.length > most) return `has more than ${most} items`;
    const problem = value.map((item) => textProblem(item, longest)).find(Boolean);
    return problem && `has an item that ${problem}`;
  });
