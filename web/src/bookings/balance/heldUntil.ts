import { fill } from '../../../../schema/fill';
import { shortDate } from '../../kit/format';
import * as texts from './texts';

/** Until when an unpaid booking is held, as the clock at the hotel shows it. */
export interface HeldUntil {
  day: string;
  time: string;
}

/** `3 Mar 2027, 18:00`. */
export const heldMoment = ({ day, time }: HeldUntil): string => `${shortDate(day)}, ${time}`;

/** `Held until 3 Mar`, where there is little room. */
export const heldDay = ({ day }: Pick<HeldUntil, 'day'>): string =>
  fill(texts.heldUntil, { moment: shortDate(day).replace(/ \d{4}$/, '') });

/** `Held until 3 Mar 2027, 18:00`. */
export const heldWords = (held: HeldUntil): string => fill(texts.heldUntil, { moment: heldMoment(held) });
