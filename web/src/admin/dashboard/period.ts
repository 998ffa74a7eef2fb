import { addNights } from '../../../../schema/nights';
import { id, oneOf, withDefault } from '../../kit/address';

/** The number of days before today (negative) or from today on. */
export const PERIODS = [-90, -30, -7, 7, 30, 90] as const;
export type Period = (typeof PERIODS)[number];
const DEFAULT: Period = -30;

/** The hotel and the days of the dashboard in its address. */
export const DASHBOARD = { hotel: id, days: withDefault(oneOf(PERIODS), DEFAULT) };

/** The days of a period: those before today, or today and those after it. */
export const daysOf = (period: Period, today: string) =>
  period < 0 ? { from: addNights(today, period), to: today } : { from: today, to: addNights(today, period) };
