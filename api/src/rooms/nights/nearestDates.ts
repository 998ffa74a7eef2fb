import { addNights, type StayDates } from '../../../../schema/nights';

/** The most nights by which the dates may move. */
export const NIGHTS_AROUND = 14;
const MAX_DATES = 3;
/** Nearest first; of two equally near ones the earlier first. */
const SHIFTS = Array.from({ length: NIGHTS_AROUND }, (_, night) => [-(night + 1), night + 1]).flat();

/** Up to three date ranges of the same length that fit, nearest to the wanted dates and without these. */
export function findNearest(
  { checkIn, checkOut }: StayDates,
  fits: (dates: StayDates) => boolean,
): StayDates[] {
  const found: StayDates[] = [];
  for (const nights of SHIFTS) {
    if (found.length === MAX_DATES) break;
    const dates = { checkIn: addNights(checkIn, nights), checkOut: addNights(checkOut, nights) };
    if (fits(dates)) found.push(dates);
  }
  return found;
}
