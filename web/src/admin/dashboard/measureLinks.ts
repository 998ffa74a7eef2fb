import { addNights } from '../../../../schema/nights';
import { paths } from '../../paths';

interface Days {
  from: string;
  to: string;
}

/** The list of bookings with refunds that are due at front desks, for one hotel or all. */
export const owedAtDeskLink = (hotel: string | undefined) => paths.bookings({ hotel, desk: 'due' });

/** The lists that the figures of days [from, to) lead to, for one hotel or all. */
export function measureLinks({ from, to }: Days, hotel: string | undefined) {
  const last = addNights(to, -1);
  const range = `${from}..${last}`;
  const confirmed = { hotel, status: 'CONFIRMED' };
  return {
    // in this order an index alone finds them, however many bookings there are
    sold: paths.bookings({
      ...confirmed,
      checkIn: `..${last}`,
      checkOut: `${addNights(from, 1)}..`,
      sort: '-checkIn',
    }),
    bookings: paths.bookings({ hotel, paid: 'yes', created: range }),
    cancellations: paths.bookings({ hotel, cancelled: range }),
    arrivals: paths.bookings({ ...confirmed, checkIn: range }),
    departures: paths.bookings({ ...confirmed, checkOut: range }),
  };
}

export type MeasureLink = keyof ReturnType<typeof measureLinks>;
