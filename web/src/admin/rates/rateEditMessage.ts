import { fill } from '../../../../schema/fill';
import { listNights } from '../../../../schema/nights';
import { weekdayOf } from '../../../../schema/prices';
import { dollars } from '../../kit/format';
import type { RateEdit } from './RateEditForm';
import * as texts from './texts';

/** A change of rates as the server takes it. A reset (0) of the price or the minimum stay is sent alone. */
interface SavedEdit extends Omit<RateEdit, 'last'> {
  /** The day after the last night. */
  to: string;
  /** 0 for the base price. */
  priceCents?: number;
  /** 0 for none. */
  minimumNights?: number;
}

/** The new rate and the number of its nights: `Set $129.50 for 6 nights of 2 room types.` */
export function rateEditMessage(edit: SavedEdit): string {
  const { roomTypeIds, from, to, weekdays, priceCents, minimumNights: minimum } = edit;
  const nights = listNights(from, to).filter((night) => weekdays.includes(weekdayOf(night))).length;
  const counts = { nights, roomTypes: roomTypeIds.length };
  if (priceCents) {
    const values = { ...counts, price: dollars(priceCents) };
    return minimum ? fill(texts.priceAndMinimumSet, { ...values, minimum }) : fill(texts.priceSet, values);
  }
  if (minimum) return fill(texts.minimumSet, { ...counts, minimum });
  return fill(priceCents === 0 ? texts.basePriceSet : texts.minimumRemoved, counts);
}
