import { bulkInsert } from '../../database/bulkInsert';
import { repo, requireTransaction } from '../../database/transaction';
import type { Booking } from '../booking.entity';
import { addFigures, FIGURES, type Figures } from './figures.entity';
import { FigureLine, newFigureLine } from './figureLine.entity';
import { Stay } from '../stay.entity';

type Sold = Pick<Booking, 'id' | 'hotelId' | 'checkIn' | 'checkOut'>;

/** What a confirmed booking adds to the figures of days. */
export function salesOf(
  { checkIn, checkOut }: Sold,
  stays: readonly Pick<Stay, 'nightPrices'>[],
): Map<string, Figures> {
  const days = new Map<string, Figures>();
  addFigures(days, checkIn, { arrivals: 1 });
  addFigures(days, checkOut, { departures: 1 });
  for (const { nightPrices } of stays)
    for (const { night, cents } of nightPrices) addFigures(days, night, { nights: 1, revenueCents: cents });
  return days;
}

/** Counts what a booking sells, or takes it out again, inside the caller's transaction. */
export async function recordSales(
  booking: Sold,
  change: 'sold' | 'given back',
  also?: { day: string } & Partial<Figures>,
): Promise<void> {
  requireTransaction('recordSales()');
  const sign = change === 'sold' ? 1 : -1;
  const days = salesOf(booking, await repo(Stay).findBy({ bookingId: booking.id }));
  for (const figures of days.values()) for (const name of FIGURES) figures[name] *= sign;
  if (also) addFigures(days, also.day, also);
  const { hotelId } = booking;
  const lines = [...days].map(([day, figures]) => newFigureLine({ hotelId, day, ...figures }));
  await bulkInsert(FigureLine, lines);
}
