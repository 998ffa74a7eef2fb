import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { readPrice } from '../../../../schema/prices';
import * as texts from './texts';

type Rule = (value: string) => string | undefined;

/** Requires a value. */
export const required =
  (message: string): Rule =>
  (value) =>
    value.trim() ? undefined : message;

/** Limits the number of characters. */
export const atMost =
  (longest: number): Rule =>
  (value) =>
    value.trim().length > longest ? fill(texts.tooLong, { count: longest }) : undefined;

/** A number from one to the other; a comma is read as the decimal point. */
export const numberFrom =
  (least: number, most: number, message: string): Rule =>
  (value) => {
    const number = readNumber(value);
    return number !== undefined && number >= least && number <= most ? undefined : message;
  };

/** A whole number from one to the other. */
export const wholeFrom =
  (least: number, most: number, message: string): Rule =>
  (value) =>
    /^\d+$/.test(value.trim()) ? numberFrom(least, most, message)(value) : message;

/** The number of a text, or undefined. */
export function readNumber(text: string): number | undefined {
  const typed = text.trim().replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : undefined;
}

/** A price of a night in dollars. */
export const priceProblem: Rule = (value) => readPrice(value).problem;

/** Room numbers, separated by commas. `101-110` means all from the first to the last. Undefined if one is invalid. */
export function readRoomNumbers(text: string): number[] | undefined {
  const numbers = new Set<number>();
  for (const part of text.split(',').filter((one) => one.trim())) {
    const [, first, last] = /^\s*(\d{1,8})\s*(?:[-–]\s*(\d{1,8})\s*)?$/.exec(part) ?? [];
    const [from, to] = [Number(first), Number(last ?? first)];
    if (!first || from < 1 || to < from || to - from >= LIMITS.roomNumbersAtOnce) return undefined;
    for (let number = from; number <= to; number++) numbers.add(number);
  }
  return [...numbers];
}

/** Room numbers of a form. */
export const roomNumbersProblem: Rule = (value) => {
  const numbers = readRoomNumbers(value);
  if (!numbers?.length) return texts.enterRoomNumbers;
  return numbers.length > LIMITS.roomNumbersAtOnce
    ? fill(texts.tooManyRoomNumbers, { count: LIMITS.roomNumbersAtOnce })
    : undefined;
};

/** The words of a comma-separated list, each once. */
export const splitWords = (list: string): string[] => [
  ...new Set(
    list
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];
