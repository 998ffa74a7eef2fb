import type { ChargeKindName } from '../../../../schema/prices';
import { repo, requireTransaction } from '../../database/transaction';
import { listCityCharges } from '../../hotels/hotel.service';
import { Hotel } from '../../hotels/hotel.entity';
import type { RefundReason } from '../../mails/refund.mails';
import { freeRoomNights } from '../../rooms/nights/night.service';
import type { Booking } from '../booking.entity';
import { firstNight } from '../booking.service';
import { BookingCharge, newBookingCharge } from '../bookingCharge.entity';
import { endChange } from '../change/applyChange.service';
import { ofBooking } from '../ofBooking.service';
import { transition, type Step } from '../history.service';
import { queueRefund } from '../pay/refund.service';
import { recordSales } from '../stats/salesStats.service';
import { Stay } from '../stay.entity';
import type { NightsGivenUp, PricedBooking, Remainder } from './nightsGivenUp';

/** How the taxes and fees of a hotel's city are calculated, by title. */
export async function chargeKindsOf(hotelId: string | null): Promise<Map<string, ChargeKindName>> {
  const hotel = hotelId ? await repo(Hotel).findOneBy({ id: hotelId }) : null;
  const charges = hotel ? await listCityCharges(hotel.cityId) : [];
  return new Map(charges.map(({ title, kind }) => [title, kind]));
}

/** A booking with what its price is made of. */
export async function priceRowsOf(booking: Booking): Promise<PricedBooking> {
  const { id: bookingId, hotelId } = booking;
  return {
    booking,
    stays: await repo(Stay).findBy(ofBooking(booking)),
    charges: await repo(BookingCharge).find({ where: { bookingId }, order: { place: 'ASC' } }),
    kinds: await chargeKindsOf(hotelId),
  };
}

/** A refund, and the step of the history that gives nights up. */
interface GivingUp extends Step {
  refundCents: number;
  refundReason: RefundReason;
}

/**
 * Takes nights off a confirmed booking, which keeps at least one night, and queues the refund, inside the caller's
 * transaction. `kept` is what remainderOf() says is left. The nights are on sale again at once. What is not refunded
 * of their price is kept by the hotel. A change that waits for its payment ends, because it was priced against the old
 * booking. The caller locks the rooms, then the booking.
 */
export async function giveUpNights(
  booking: Booking,
  { stays: given, from }: NightsGivenUp & { stays: readonly Stay[] },
  kept: Remainder,
  { refundCents, refundReason, ...step }: GivingUp,
): Promise<void> {
  requireTransaction('giveUpNights()');
  await recordSales(booking, 'subtract');
  for (const stay of given) await shorten(booking, stay, from, kept);
  const { id: bookingId } = booking;
  await repo(BookingCharge).delete({ bookingId });
  await repo(BookingCharge).insert(
    kept.charges.map((line, place) => newBookingCharge({ bookingId, place, ...line })),
  );
  await endChange(booking);
  const checkOut = kept.stays
    .map((stay) => stay.checkOut)
    .sort()
    .at(-1)!;
  Object.assign(booking, { totalCents: kept.totalCents, checkIn: firstNight(kept.stays), checkOut });
  await recordSales(booking, 'add');
  const payment = refundCents > 0 ? await queueRefund(booking, refundCents, refundReason) : booking.payment;
  await transition(booking, { payment }, { ...step, settles: true });
}

async function shorten({ id: bookingId, hotelId }: Booking, stay: Stay, from: string, kept: Remainder) {
  const { id, roomNumberId, checkIn, checkOut } = stay;
  const key = { id, hotelId: stay.hotelId };
  const left = kept.stays.find((other) => other.id === id);
  if (left) {
    const { nights, nightPrices, pricePerNightCents } = left;
    await repo(Stay).update(key, { checkOut: left.checkOut, nights, nightPrices, pricePerNightCents });
  } else await repo(Stay).delete(key);
  const freed = { checkIn: from > checkIn ? from : checkIn, checkOut };
  if (roomNumberId && hotelId && freed.checkIn < checkOut)
    await freeRoomNights(hotelId, bookingId, { roomNumberId, ...freed });
}
