import { fill } from '../../../schema/fill';
import { addNights, countNights, type StayDates } from '../../../schema/nights';
import { spokenDate } from '../kit/format';
import * as texts from './texts';

interface ShortStay {
  /** The reason why these dates cannot be booked. */
  words: string;
  /** The same check-in with the minimum number of nights. */
  longer: StayDates;
}

/** The notice for a stay shorter than the minimum on the night of check-in; undefined where it is long enough. */
export function shortStay(stay: StayDates, minimumNights: number | undefined): ShortStay | undefined {
  if (minimumNights === undefined || countNights(stay.checkIn, stay.checkOut) >= minimumNights)
    return undefined;
  return {
    words: fill(texts.minimumStay, { date: spokenDate(stay.checkIn), minimum: minimumNights }),
    longer: { checkIn: stay.checkIn, checkOut: addNights(stay.checkIn, minimumNights) },
  };
}
