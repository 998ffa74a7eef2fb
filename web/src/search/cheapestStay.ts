import { countNights, type StayDates } from '../../../schema/nights';

interface StayPrice {
  totalCents: number;
  pricePerNightCents: number;
  minimumNights: number;
}

/** The lowest price for a stay among room types that can be booked for so few nights; undefined where none can. */
export function cheapestStay(
  roomTypes: readonly { stayPrice: StayPrice | null }[],
  { checkIn, checkOut }: StayDates,
): StayPrice | undefined {
  const nights = countNights(checkIn, checkOut);
  return roomTypes
    .flatMap(({ stayPrice }) => stayPrice ?? [])
    .filter(({ minimumNights }) => minimumNights <= nights)
    .sort((a, b) => a.totalCents - b.totalCents)[0];
}
