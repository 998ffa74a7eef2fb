import { fill, translated } from './fill';
import { isStorable } from './textRules';
import { LIMITS } from './limits';

/** Whether a hotel allows something. */
export type HouseRule = 'ALLOWED' | 'ON_REQUEST' | 'NOT_ALLOWED';

export const HOUSE_RULES: readonly HouseRule[] = ['ALLOWED', 'ON_REQUEST', 'NOT_ALLOWED'];

/** Hours of the day at the hotel, HH:MM; null if not specified. */
export interface StayHours {
  checkInFrom: string | null;
  checkInUntil: string | null;
  checkOutUntil: string | null;
}

/** The house rules of a hotel; null if not specified. */
export interface HouseRules extends StayHours {
  quietFrom: string | null;
  quietUntil: string | null;
  childrenRule: HouseRule | null;
  petsRule: HouseRule | null;
  smokingRule: HouseRule | null;
  partiesRule: HouseRule | null;
  houseRules: string | null;
}

/** The house rules of a hotel that has specified none. */
export const NO_HOUSE_RULES: HouseRules = {
  checkInFrom: null,
  checkInUntil: null,
  checkOutUntil: null,
  quietFrom: null,
  quietUntil: null,
  childrenRule: null,
  petsRule: null,
  smokingRule: null,
  partiesRule: null,
  houseRules: null,
};

export const HOUSE_RULE_FIELDS = Object.keys(NO_HOUSE_RULES) as readonly (keyof HouseRules)[];

/** The hours suggested for a new hotel. */
export const USUAL_HOURS = { checkInFrom: '15:00', checkOutUntil: '11:00' } as const;

/** An hour of the day as HH:MM, of 24 hours; `9:30` and `15:00:00`, as spreadsheets write it, are read too. */
export function readHour(text: string): string | undefined {
  const [, hour = '', minute = ''] = /^\s*(\d{1,2}):(\d{2})(?::00)?\s*$/.exec(text) ?? [];
  return hour && Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, '0')}:${minute}` : undefined;
}

/** What is wrong with an hour of the day, or undefined. */
export const hourProblem = (text: string): string | undefined =>
  readHour(text) ? undefined : translated('Enter a time as HH:MM, from 00:00 to 23:59.');

/** What is wrong with the house rules in a hotel's own words, or undefined. */
export const houseRulesProblem = (text: string): string | undefined => {
  if (text.trim().length > LIMITS.houseRules)
    return fill('Enter at most {most} characters.', { most: LIMITS.houseRules });
  return isStorable(text)
    ? undefined
    : translated('Retype the house rules. They contain a character that cannot be saved.');
};

/** When guests may arrive: `from 15:00 until 22:00`; empty if not specified. */
export const arrivalWords = ({ checkInFrom, checkInUntil }: StayHours): string =>
  checkInFrom && checkInUntil
    ? fill('from {from} until {until}', { from: checkInFrom, until: checkInUntil })
    : checkInFrom
      ? fill('from {from}', { from: checkInFrom })
      : checkInUntil
        ? fill('until {until}', { until: checkInUntil })
        : '';

/** By when guests leave: `until 11:00`; empty if not specified. */
export const departureWords = ({ checkOutUntil }: StayHours): string =>
  checkOutUntil ? fill('until {until}', { until: checkOutUntil }) : '';
