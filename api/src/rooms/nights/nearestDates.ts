import { addNights, type StayDates } from '../../../../schema/nights';

/** How many nights before and after the wanted ones are looked at. */
export const NIGHTS_AROUND = 14;
const MAX_DATES = 3;
/** The nearest first, of two as near the earlier one. */
const SHIFTS = Array.from({ length: NIGHTS_AROUND }, (_, night) => [-(night + 1), night + 1]).flat();

/** The dates of the same length nearest to the wanted ones, which are not among them, that fit: at most three. */
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
