import { dueForChange, freeUntil } from '../../../../schema/cancellation';
import { sumCents } from '../../../../schema/prices';
import { build } from '../../core/build';
import { owedBy } from '../balance/owed';
import type { Booking } from '../booking.entity';
import { firstNight } from '../booking.service';
import type { BookingCharge } from '../bookingCharge.entity';
import { priceNights, quoteOf, type RoomSelection } from '../hold/quote.service';
import type { Stay } from '../stay.entity';
import { ChangedNights, ChangeQuote } from './change.types';
import { keepNights } from './keptNights';
import { sellNights, soldRules } from './soldCharges';

/** A booking with what its price is made of. */
export interface BookedRows {
  booking: Booking;
  stays: readonly Stay[];
  charges: readonly BookingCharge[];
}

/**
 * The price of a change. Nights that the booking keeps cost what they were sold for, with the taxes and fees of then;
 * added nights cost today's price. The nights given up come back at the price at which they were sold: what is given up
 * beyond what is added is refunded by the terms of the booking. A difference below the minimum of a card payment is
 * waived. Refuses totals that no card can pay.
 */
export function priceChange(selection: RoomSelection, { booking, stays, charges }: BookedRows): ChangeQuote {
  const today = priceNights(selection);
  const offered = selection.numbers.map((room, index) => ({ room, nightPrices: today[index]! }));
  const { kept, givenUp } = keepNights(offered, stays);
  const rulesOf = soldRules(charges, selection.charges);
  const rooms = today.map((nightPrices, index) =>
    nightPrices.map((night) => {
      const sold = kept[index]!.get(night.night);
      return sold
        ? { ...sold, sale: sold.sale ?? 0, rules: rulesOf(sold.sale ?? 0) }
        : { ...night, sale: Infinity, rules: selection.charges };
    }),
  );
  const prices = sellNights(rooms, selection.charges);
  const quote = quoteOf(selection, prices.nights, prices.charges);
  const [wasCents, isCents] = [booking.totalCents, quote.totalCents];
  const terms = {
    freeUntil: freeUntil(firstNight([...stays]), booking),
    lateRefundPercent: booking.lateRefundPercent,
  };
  const nights = rooms.flat();
  const differenceCents = dueForChange({ wasCents, isCents, ...terms }, selection.today);
  return build(ChangeQuote, {
    quote,
    kept: sumOf(nights.filter(({ sale }) => sale < Infinity)),
    added: sumOf(nights.filter(({ sale }) => sale === Infinity)),
    givenUp: sumOf(givenUp),
    differenceCents,
    creditedCents: Math.min(owedBy(booking), Math.max(0, -differenceCents)),
  });
}

const sumOf = (nights: { cents: number }[]): ChangedNights =>
  build(ChangedNights, { nights: nights.length, cents: sumCents(nights) });
