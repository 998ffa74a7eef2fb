import { addNights } from '../../../../schema/nights';

/** How many days before today (negative) or from today on. */
export const PERIODS = [-90, -30, -7, 7, 30, 90] as const;
export type Period = (typeof PERIODS)[number];
const USUAL: Period = -30;

/** The period that the address names, or the usual one. */
export const readPeriod = (text: string | null): Period =>
  PERIODS.find((days) => days === Number(text)) ?? USUAL;

/** What the address holds of a period; nothing of the usual one. */
export const writePeriod = (period: Period): string => (period === USUAL ? '' : String(period));

/** The days of a period: those before today, or today and those after it. */
export const daysOf = (period: Period, today: string) =>
  period < 0 ? { from: addNights(today, period), to: today } : { from: today, to: addNights(today, period) };
