import { fill, text } from '../../../../schema/fill';
import { exactDollars } from '../../../../schema/spoken';
import { averageCents } from '../../../../schema/prices';
import { authorizedToAsk, type Viewer } from '../../access/policy';
import { now } from '../../core/clock';
import { refuse } from '../../core/problems';
import { repo, transaction } from '../../database/transaction';
import { findTakenNights, insertNights } from '../../rooms/nights/night.service';
import { Booking, BookingStatus } from '../booking.entity';
import { recordBookingChange } from '../bookingAudit.service';
import { queueStayResumedMail } from '../bookingMails.service';
import { firstNight } from '../booking.service';
import { todayAtHotel } from '../hotelDay.service';
import { BookingCharge, newBookingCharge } from '../bookingCharge.entity';
import { ofBooking } from '../ofBooking.service';
import { transition } from '../history.service';
import { recordSales } from '../stats/salesStats.service';
import { newStay, Stay, type StayState } from '../stay.entity';
import { lockToEnd } from './endStay.service';
import { NotEndable, type UndoEndStayInput } from './endStay.types';
import { StayEnding, type StayBefore } from './stayEnding.entity';

/** Why the end of a stay cannot be taken back; null if it can, unless its nights are taken. */
export function whyFinal(
  booking: Pick<Booking, 'status' | 'hotelId'>,
  { fromNight, refundCents, undoneAt }: StayEnding,
  today: string,
): string | null {
  if (undoneAt) return text('It has been taken back.');
  if (booking.status !== BookingStatus.CONFIRMED || !booking.hotelId)
    return text('The booking is no longer confirmed.');
  if (refundCents > 0)
    return fill('{refund} was refunded, so it cannot be taken back. Make a new booking for these nights.', {
      refund: exactDollars(refundCents),
    });
  return fromNight === today
    ? null
    : text('It can be taken back on the same day only. Make a new booking for the nights that are left.');
}

/**
 * Takes back the last early end of a booking that was pressed by mistake, in one transaction: on the same day, if nothing
 * was refunded and all its nights are still free. Stays, charges and price are what they were. The guest is told by mail.
 * Taking it back again returns the same booking. Refuses NotEndable with the reason.
 */
export function undoEndStay(viewer: Viewer | undefined, { bookingId }: UndoEndStayInput): Promise<Booking> {
  const { id: who } = authorizedToAsk(viewer, 'stay:manage');
  return transaction(async () => {
    const booking = await lockToEnd(viewer, bookingId);
    const [ending] = await repo(StayEnding).find({ where: { bookingId }, order: { id: 'DESC' }, take: 1 });
    if (!ending) refuse(new NotEndable('This stay has not been ended early.'));
    if (ending.undoneAt) return booking;
    const final = whyFinal(booking, ending, await todayAtHotel(booking));
    if (final) refuse(new NotEndable(final));
    const before = { ...booking };
    await takeBack(booking, ending);
    await repo(StayEnding).update({ id: ending.id }, { undoneAt: now() });
    const { creditedCents = 0, restoredLossCents = 0 } = ending.stateBefore;
    const why = 'The early end was taken back.';
    const step = { who, why, settles: true, creditedCents: -creditedCents, restoredLossCents };
    await transition(booking, {}, step);
    await queueStayResumedMail(booking);
    await recordBookingChange(viewer, 'undoEndStay', booking, { before, after: booking });
    return booking;
  });
}

async function takeBack(
  booking: Booking,
  { stateBefore: before, fromNight: from }: StayEnding,
): Promise<void> {
  const { id: bookingId } = booking;
  const present = new Map((await repo(Stay).findBy(ofBooking(booking))).map((stay) => [stay.id, stay]));
  const given = before.stays.filter(({ id, checkOut, state }) => {
    const stay = present.get(id);
    return stay?.checkOut !== checkOut || stay.state !== (state as StayState);
  });
  if (
    booking.totalCents !== before.keptCents ||
    given.some((stay) => hasChanged(stay, present.get(stay.id), from))
  )
    refuse(new NotEndable('The booking has been changed since, so it cannot be taken back.'));
  await takeNights(booking, given, from);
  await recordSales(booking, 'subtract');
  for (const stay of given) await restore(booking, stay, present.has(stay.id));
  await repo(BookingCharge).delete({ bookingId });
  await repo(BookingCharge).insert(
    before.charges.map((line, place) => newBookingCharge({ bookingId, place, ...line })),
  );
  const stays = await repo(Stay).findBy(ofBooking(booking));
  const checkOut = stays
    .map((stay) => stay.checkOut)
    .sort()
    .at(-1)!;
  Object.assign(booking, { totalCents: before.totalCents, checkIn: firstNight(stays), checkOut });
  await recordSales(booking, 'add');
}

/** Whether a stay is no longer as its early end left it: in another room, or with other nights. */
const hasChanged = (was: StayBefore, is: Stay | undefined, from: string): boolean =>
  was.roomNumberId === null ||
  (is !== undefined && (is.roomNumberId !== was.roomNumberId || is.checkOut !== from));

async function takeNights({ id: bookingId, hotelId }: Booking, stays: StayBefore[], from: string) {
  const rows = stays.flatMap(({ roomNumberId, nightPrices }) =>
    nightPrices
      .filter(({ night }) => night >= from)
      .map(({ night }) => ({ roomNumberId: roomNumberId!, night, bookingId })),
  );
  const rooms = [...new Set(rows.map(({ roomNumberId }) => roomNumberId))];
  const checkOut =
    stays
      .map((stay) => stay.checkOut)
      .sort()
      .at(-1) ?? from;
  const taken = new Set(
    (await findTakenNights(hotelId!, rooms, { checkIn: from, checkOut })).map(
      ({ roomNumberId, night }) => `${roomNumberId} ${night}`,
    ),
  );
  if (rows.some(({ roomNumberId, night }) => taken.has(`${roomNumberId} ${night}`)))
    refuse(new NotEndable('Some of its nights have been sold or blocked since, so it cannot be taken back.'));
  if (!(await insertNights(hotelId!, rows))) throw new Error('A night was taken while its room was locked.');
}

async function restore(
  { id: bookingId, hotelId }: Booking,
  stay: StayBefore,
  isThere: boolean,
): Promise<void> {
  const { id, nightPrices, checkOut, state, stateAt, ...rest } = stay;
  const values = {
    checkOut,
    nights: nightPrices.length,
    nightPrices,
    pricePerNightCents: averageCents(nightPrices),
    state: state as StayState,
    stateAt: stateAt ? new Date(stateAt) : null,
  };
  if (isThere) await repo(Stay).update({ id, hotelId: hotelId! }, values);
  else await repo(Stay).insert(newStay({ id, bookingId, hotelId: hotelId!, ...rest, ...values }));
}
