import { addNights, countNights, type StayDates } from '../../../schema/nights';
import { spokenDate } from '../kit/format';

interface ShortStay {
  /** Why these dates cannot be booked. */
  words: string;
  /** The same check-in with as many nights as it takes. */
  longer: StayDates;
}

/** The notice for a stay shorter than the minimum on the night of check-in; undefined where it is long enough. */
export function shortStay(stay: StayDates, minimumNights: number | undefined): ShortStay | undefined {
  if (minimumNights === undefined || countNights(stay.checkIn, stay.checkOut) >= minimumNights)
    return undefined;
  return {
    words: `A stay from ${spokenDate(stay.checkIn)} is at least ${minimumNights} nights here`,
    longer: { checkIn: stay.checkIn, checkOut: addNights(stay.checkIn, minimumNights) },
  };
}
