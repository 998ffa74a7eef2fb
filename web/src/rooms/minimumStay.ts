import { addNights, countNights, type StayDates } from '../../../schema/nights';
import { spokenDate } from '../ui/format';

interface ShortStay {
  /** Why these dates cannot be booked. */
  words: string;
  /** The same arrival with as many nights as it takes. */
  longer: StayDates;
}

/** What to say of a stay that is shorter than a room asks for on the night of arrival; undefined where it is not. */
export function shortStay(stay: StayDates, minimumNights: number | undefined): ShortStay | undefined {
  if (minimumNights === undefined || countNights(stay.checkIn, stay.checkOut) >= minimumNights)
    return undefined;
  return {
    words: `A stay from ${spokenDate(stay.checkIn)} is at least ${minimumNights} nights here`,
    longer: { checkIn: stay.checkIn, checkOut: addNights(stay.checkIn, minimumNights) },
  };
}
