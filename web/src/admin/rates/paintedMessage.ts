import { listNights } from '../../../../schema/nights';
import { weekdayOf } from '../../../../schema/prices';
import { counted, dollars, sentence } from '../../kit/format';
import type { Painting } from './PaintForm';

/** What a painting sets; 0 goes back to the base price, or takes the minimum stay away. */
interface Painted extends Omit<Painting, 'last'> {
  /** The day after the last night. */
  to: string;
  priceCents?: number;
  minimumNights?: number;
}

/** What is set, and for which nights: `$129.50 for 6 nights of 2 room types.` */
export function paintedMessage(painted: Painted): string {
  const { roomTypeIds, from, to, weekdays, priceCents: cents, minimumNights: least } = painted;
  const nights = listNights(from, to).filter((night) => weekdays.includes(weekdayOf(night))).length;
  const price = cents ? dollars(cents) : 'the base price';
  const minimum = least ? `a minimum stay of ${counted(least, 'night')}` : 'no minimum stay';
  const set = [cents !== undefined && price, least !== undefined && minimum].filter(Boolean).join(' and ');
  return sentence(`${set} for ${counted(nights, 'night')} of ${counted(roomTypeIds.length, 'room type')}`);
}
