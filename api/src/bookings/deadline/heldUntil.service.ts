import { inEnglish } from '../../core/readerLanguage';
import { clockIn, momentIn } from '../../../../schema/hotelTime';
import { addNights } from '../../../../schema/nights';
import { authorizedToAsk, can, type Viewer } from '../../access/policy';
import { now } from '../../core/clock';
import { refuse } from '../../core/problems';
import { lockRows, transaction } from '../../database/transaction';
import { momentWords } from '../../mails/format';
import { Booking } from '../booking.entity';
import { recordBookingChange } from '../bookingAudit.service';
import { queueConfirmationMail, queueHeldMail } from '../bookingMails.service';
import { FrontDeskRefused } from '../desk/frontDesk.types';
import { transition } from '../history.service';
import { timeZoneOf } from '../hotelDay.service';
import type { HoldBookingInput, HotelMoment, HotelMomentInput } from './heldUntil.types';

/**
 * The moment until which staff hold a booking, from now until the end of its day of arrival at the hotel. Refuses
 * FrontDeskRefused.
 */
export async function checkHeldUntil(
  { day, time }: HotelMomentInput,
  booking: Pick<Booking, 'hotelId' | 'checkIn'>,
): Promise<Date> {
  const timeZone = await timeZoneOf(booking);
  const until = momentIn(timeZone, day, time);
  if (until <= now()) refuse(new FrontDeskRefused('This time has passed at the hotel. Choose a later one.'));
  if (until > momentIn(timeZone, addNights(booking.checkIn, 1)))
    refuse(new FrontDeskRefused('A booking can be held until the end of the day of arrival.'));
  return until;
}

/** A moment, and how the clock of the time zone shows it. */
export const atHotel = (at: Date, timeZone: string): HotelMoment => ({ at, ...clockIn(timeZone, at) });

/**
 * Holds an unpaid booking until another time, or confirms it, so that the guest pays at the hotel. Only a booking that is held
 * can be held longer: a guest whose booking was confirmed keeps it. The guest gets a mail. Repeating it changes nothing.
 * Refuses FrontDeskRefused.
 */
export function holdBooking(
  viewer: Viewer | undefined,
  { bookingId, until }: HoldBookingInput,
): Promise<Booking> {
  const { id: who } = authorizedToAsk(viewer, 'booking:hold');
  return transaction(async () => {
    const [booking] = await lockRows(Booking, [bookingId]);
    if (!booking || !can(viewer, 'booking:hold', booking))
      refuse(new FrontDeskRefused('This booking does not exist.'));
    if (!booking.heldUntil && !until) return booking;
    if (!booking.heldUntil) refuse(new FrontDeskRefused('This booking is not held until a time.'));
    const heldUntil = until ? await checkHeldUntil(until, booking) : null;
    if (heldUntil?.getTime() === booking.heldUntil.getTime()) return booking;
    const timeZone = await timeZoneOf(booking);
    const inWords = (moment: Date) => inEnglish(() => momentWords(moment, timeZone));
    const before = { heldUntil: inWords(booking.heldUntil) };
    const after = { heldUntil: heldUntil && inWords(heldUntil) };
    booking.heldUntil = heldUntil;
    const why = heldUntil ? `Held until ${after.heldUntil}.` : 'Confirmed. The guest pays at the hotel.';
    await transition(booking, {}, { who, why });
    if (heldUntil) await queueHeldMail(booking, { isProlonged: true });
    else await queueConfirmationMail(booking, null);
    await recordBookingChange(viewer, 'holdBooking', booking, { before, after });
    return booking;
  });
}

/** Whether the viewer can hold a booking until another time, or confirm it. */
export const mayHold = (viewer: Viewer | undefined, booking: Booking): boolean =>
  can(viewer, 'booking:hold', booking) && booking.heldUntil !== null;
