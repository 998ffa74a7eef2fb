import { fill } from '../../../../schema/fill';
import { authorize, authorizedToAsk, authorizeToAsk, can, type Viewer } from '../../access/policy';
import { refuse } from '../../core/problems';
import { repo, transaction } from '../../database/transaction';
import { RoomsOccupied } from '../../rooms/blocks/roomBlock.types';
import { RoomNumber } from '../../rooms/roomNumber.entity';
import { comeBack } from '../balance/owed';
import { Booking, PaymentStatus } from '../booking.entity';
import { firstNight } from '../booking.service';
import { recordBookingChange } from '../bookingAudit.service';
import { queueChangeMail } from '../bookingMails.service';
import { chooseRefund } from '../cancel/cancellationChoice';
import { findOccupant } from '../desk/occupancy.service';
import { checkSameRequest, keyedText } from '../hold/idempotency';
import { ofBooking } from '../ofBooking.service';
import { transition } from '../history.service';
import { authorizeRefund, authorizeToRefund } from '../pay/authorizeRefund';
import { describeRefund, leftToRefund, queueRefund, refundSoon } from '../pay/refund.service';
import { lockWithRooms } from '../lockWithRooms.service';
import { roomsInUse, vacateRooms } from '../roomsVacated';
import { Stay } from '../stay.entity';
import { postMissingFolio } from '../folio/folio.service';
import { endChange, writeChange } from './applyChange.service';
import { changeDiscarded, describeStaffChange, roomWords } from './changeHistory';
import { BookingChange, newBookingChange } from './bookingChange.entity';
import { NotChangeable } from './change.types';
import { DifferenceChanged, type ChangeBookingByStaffInput } from './staffChange.types';
import { type StaffChangePlan } from './staffChangePlan.service';
import { chosenRooms, findTaken, planFor } from './staffChangeQuote.service';

/** A change by staff under its name in the audit log, with a rule of its own. */
interface ChangeAs {
  action: 'changeBookingByStaff' | 'extendStay' | 'shortenStay';
  /** Refuses what the action is not for, once the booking is locked and the request is known to be new. */
  check?: () => Promise<void>;
}

/**
 * Changes the dates and rooms of the stays of a confirmed booking, adds rooms and drops stays that have not begun, before
 * and during the stay, in one transaction. Kept nights keep their price. If the price rises, the guest owes the difference
 * at the hotel. If it falls, staff choose what comes back, or else the terms decide: it lowers what the guest owes first,
 * and the rest is refunded. The guest is told by mail. The same key returns the same booking. Refuses NotChangeable,
 * RoomsOccupied, DifferenceChanged, RefundNotPossible, RefundReasonMissing, and StayRefused for a key of another change.
 */
export async function changeBookingByStaff(
  viewer: Viewer | undefined,
  input: ChangeBookingByStaffInput,
  as: ChangeAs = { action: 'changeBookingByStaff' },
): Promise<Booking> {
  const { id: who } = authorizedToAsk(viewer, 'stay:manage');
  if (input.creditCents != null) authorizeToAsk(viewer, 'booking:choose-refund');
  authorizeToRefund(viewer, input.creditCents ?? 0);
  const booking = await transaction(() => change(viewer, who, input, as));
  if (booking.payment !== PaymentStatus.REFUNDING) return booking;
  await refundSoon(booking.id);
  return repo(Booking).findOneByOrFail({ id: booking.id });
}

async function change(
  viewer: Viewer | undefined,
  who: string,
  input: ChangeBookingByStaffInput,
  { action, check }: ChangeAs,
): Promise<Booking> {
  if (![input.stays, input.addedStays, input.droppedStayIds].some(({ length }) => length))
    refuse(new NotChangeable('Choose at least one stay.'));
  const { booking, isLocked } = await lockWithRooms(input.bookingId, chosenRooms(input));
  if (!booking || !can(viewer, 'stay:manage', booking))
    refuse(new NotChangeable('This booking does not exist.'));
  if (input.creditCents != null) authorize(viewer, 'booking:choose-refund', booking);
  const asked = keyedText(input.idempotencyKey, wishOf(input));
  const known = await repo(BookingChange).findOneBy({
    bookingId: booking.id,
    idempotencyKey: asked.idempotencyKey,
  });
  if (known) {
    checkSameRequest(known, asked);
    return booking;
  }
  // The same request, sent twice at once, is answered above.
  if (!isLocked) refuse(new NotChangeable('The booking has just been changed. Reload the page.'));
  await check?.();
  const { plan, rooms, differenceCents, termsCents, mostCents } = await planFor(booking, input);
  if (differenceCents !== input.differenceCents) refuse(new DifferenceChanged(differenceCents));
  const isLower = differenceCents < 0;
  if (!isLower && input.creditCents)
    refuse(new NotChangeable('The price does not fall, so nothing comes back.'));
  if (plan.added.length && input.addedNightCents != null && !input.reason?.trim())
    refuse(new NotChangeable("Give a reason for a price of your own, instead of today's price."));
  await checkRoomsFree(booking, plan, rooms);

  await postMissingFolio(booking);
  // The nights that a guest's unpaid change holds are free for this one, which replaces it.
  if (await endChange(booking)) await transition(booking, {}, changeDiscarded(who));
  const staysBefore = await repo(Stay).findBy(ofBooking(booking));
  const before = { ...booking, stay: roomWords(staysBefore) };
  const { refundCents: credit, reason } = isLower
    ? chooseRefund({ refundCents: input.creditCents, reason: input.reason }, termsCents, mostCents)
    : { refundCents: 0, reason: input.reason?.trim() || null };
  authorizeRefund(viewer, booking, credit);
  const { creditedCents, refundCents } = comeBack(booking, credit, leftToRefund(booking));
  const row = newBookingChange({
    bookingId: booking.id,
    ...datesOf(plan.stays),
    stays: plan.stays,
    charges: plan.charges,
    totalCents: plan.totalCents,
    differenceCents,
    holdExpiresAt: null,
    ...asked,
  });
  await repo(BookingChange).insert(row);
  if (!(await writeChange(booking, row))) throw new Error('A night was taken while its room was locked.');
  await vacateRooms(booking.hotelId, roomsInUse(staysBefore), roomsInUse(plan.stays));
  const refund = refundCents > 0 ? await describeRefund(booking, refundCents) : [];
  const payment = refundCents > 0 ? await queueRefund(booking, refundCents, 'changed') : booking.payment;
  const why = describeStaffChange(plan, differenceCents);
  await transition(booking, { payment }, { who, why, reason, settles: isLower, creditedCents });
  await queueChangeMail(booking, {
    differenceCents,
    refund,
    creditedCents,
    byHotel: { reason, ...roomsOf(plan) },
  });
  await recordBookingChange(viewer, action, booking, {
    before,
    after: { ...booking, stay: roomWords(plan.stays) },
  });
  return booking;
}

async function checkRoomsFree(booking: Booking, plan: StaffChangePlan, rooms: RoomNumber[]): Promise<void> {
  const taken = await findTaken(booking, plan);
  if (taken.length) refuse(new RoomsOccupied(rooms, taken));
  for (const stay of plan.movedNow)
    if (stay.roomNumberId && (await findOccupant(stay.roomNumberId, stay)))
      refuse(
        new NotChangeable(
          fill('Room {number} is occupied. Check out the current guest first.', { number: stay.number }),
        ),
      );
}

/** What a request asks for, in words: a key stands for one of them. */
function wishOf(input: ChangeBookingByStaffInput): string {
  const { stays, addedStays, droppedStayIds, addedNightCents, creditCents, reason } = input;
  const rooms = addedStays.length + droppedStayIds.length > 0 ? [addedStays, droppedStayIds] : [];
  return JSON.stringify([
    stays.map(({ stayId, checkIn, checkOut, roomNumberId }) => [stayId, checkIn, checkOut, roomNumberId]),
    addedNightCents,
    creditCents,
    reason,
    ...rooms,
  ]);
}

const datesOf = (stays: readonly Stay[]) => ({
  checkIn: firstNight(stays),
  checkOut: stays
    .map(({ checkOut }) => checkOut)
    .sort()
    .at(-1)!,
});

/** The numbers of the rooms that a change adds and drops. */
const roomsOf = ({ addedStays, droppedStays }: StaffChangePlan) => ({
  addedRooms: addedStays.map(({ number }) => number),
  droppedRooms: droppedStays.map(({ number }) => number),
});
