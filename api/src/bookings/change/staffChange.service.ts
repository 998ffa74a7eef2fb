import { In } from 'typeorm';
import { refundIfCancelled } from '../../../../schema/cancellation';
import { LIMITS } from '../../../../schema/limits';
import { sumCents } from '../../../../schema/prices';
import { authorize, authorized, type Viewer } from '../../access/policy';
import { build } from '../../core/build';
import { refuse } from '../../core/problems';
import { lockRows, repo, transaction } from '../../database/transaction';
import { findHotelWithCity, listCityCharges } from '../../hotels/hotel.service';
import { dollars } from '../../mails/format';
import { RoomsOccupied } from '../../rooms/blocks/roomBlock.types';
import { Night } from '../../rooms/nights/night.entity';
import { findRates } from '../../rooms/rates/rate.service';
import { RoomNumber } from '../../rooms/roomNumber.entity';
import { areRoomsOf } from '../../rooms/roomNumbers.service';
import { RoomType } from '../../rooms/roomType.entity';
import { comeBack, owedBy } from '../balance/owed';
import { Booking, BookingStatus, PaymentStatus } from '../booking.entity';
import { firstNight, todayFor } from '../booking.service';
import { recordBookingChange } from '../bookingAudit.service';
import { queueChangeMail } from '../bookingMails.service';
import { chooseRefund } from '../cancel/cancellationChoice';
import { findOccupant } from '../desk/occupancy.service';
import { checkSameRequest, keyedText } from '../hold/idempotency';
import { transition } from '../history.service';
import { describeRefund, leftToRefund, queueRefund, refundSoon } from '../pay/refund.service';
import { Stay } from '../stay.entity';
import { nightsOf, writeChange } from './applyChange.service';
import { BookingChange, newBookingChange } from './bookingChange.entity';
import { ChangedNights, NotChangeable } from './change.types';
import { chargesOf } from './changeable.service';
import {
  DifferenceChanged,
  StaffChangeQuote,
  type ChangeBookingByStaffInput,
  type StaffChangeQuoteInput,
} from './staffChange.types';
import { planStaffChange, type StaffChangePlan } from './staffChangePlan.service';

/** A planned change with what can come back to the guest. */
interface Planned {
  plan: StaffChangePlan;
  rooms: RoomNumber[];
  differenceCents: number;
  termsCents: number;
  mostCents: number;
}

/** What a change by staff would cost; null if there is no such booking. Refuses NotChangeable. */
export async function quoteStaffChange(
  viewer: Viewer | undefined,
  input: StaffChangeQuoteInput,
): Promise<StaffChangeQuote | null> {
  authorize(viewer, 'booking:change-any');
  const booking = await repo(Booking).findOneBy({ id: input.bookingId });
  if (!booking) return null;
  const { plan, rooms, differenceCents, termsCents, mostCents } = await planFor(booking, input);
  return build(StaffChangeQuote, {
    kept: sumOf(plan.kept),
    added: sumOf(plan.added),
    givenUp: sumOf(plan.givenUp),
    totalCents: plan.totalCents,
    differenceCents,
    termsCreditCents: termsCents,
    mostCreditCents: mostCents,
    owedCents: owedBy(booking),
    taken: new RoomsOccupied(rooms, await findTaken(booking, plan)).nights,
  });
}

const sumOf = (nights: { cents: number }[]): ChangedNights =>
  build(ChangedNights, { nights: nights.length, cents: sumCents(nights) });

/**
 * Changes the dates and rooms of the stays of a confirmed booking, before and during the stay, in one transaction. Kept
 * nights keep their price. If the price rises, the guest owes the difference at the hotel. If it falls, staff choose what
 * comes back, or else the terms decide: it lowers what the guest owes first, and the rest is refunded. The guest is told by
 * mail. The same key returns the same booking. Refuses NotChangeable, RoomsOccupied, DifferenceChanged, RefundNotPossible,
 * RefundReasonMissing, and StayRefused for a key of another change.
 */
export async function changeBookingByStaff(
  viewer: Viewer | undefined,
  input: ChangeBookingByStaffInput,
): Promise<Booking> {
  const { id: who } = authorized(viewer, 'booking:change-any');
  if (input.creditCents != null) authorize(viewer, 'booking:choose-refund');
  const booking = await transaction(() => change(viewer, who, input));
  if (booking.payment !== PaymentStatus.REFUNDING) return booking;
  await refundSoon(booking.id);
  return repo(Booking).findOneByOrFail({ id: booking.id });
}

async function change(
  viewer: Viewer | undefined,
  who: string,
  input: ChangeBookingByStaffInput,
): Promise<Booking> {
  const booking = await lockWithRooms(input);
  const asked = keyedText(input.idempotencyKey, wishOf(input));
  const known = await repo(BookingChange).findOneBy({
    bookingId: booking.id,
    idempotencyKey: asked.idempotencyKey,
  });
  if (known) {
    checkSameRequest(known, asked);
    return booking;
  }
  const { plan, rooms, differenceCents, termsCents, mostCents } = await planFor(booking, input);
  if (differenceCents !== input.differenceCents) refuse(new DifferenceChanged(differenceCents));
  const isLower = differenceCents < 0;
  if (!isLower && input.creditCents)
    refuse(new NotChangeable('The price does not fall, so nothing comes back.'));
  if (plan.added.length && input.addedNightCents != null && !input.reason?.trim())
    refuse(new NotChangeable("Give a reason for a price of your own, instead of today's price."));
  await checkRoomsFree(booking, plan, rooms);

  const before = { ...booking };
  const { refundCents: credit, reason } = isLower
    ? chooseRefund({ refundCents: input.creditCents, reason: input.reason }, termsCents, mostCents)
    : { refundCents: 0, reason: input.reason?.trim() || null };
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
  const refund = refundCents > 0 ? await describeRefund(booking, refundCents) : [];
  const payment = refundCents > 0 ? await queueRefund(booking, refundCents, 'changed') : booking.payment;
  const why = `Staff changed the stay: ${describe(plan, differenceCents)}`;
  await transition(booking, { payment }, { who, why, reason, settles: isLower, creditedCents });
  await queueChangeMail(booking, { differenceCents, refund, creditedCents, byHotel: { reason } });
  await recordBookingChange(viewer, 'changeBookingByStaff', booking, { before, after: booking });
  return booking;
}

/** Lock order: the rooms before the booking, to prevent deadlocks. */
async function lockWithRooms({ bookingId, stays }: StaffChangeQuoteInput): Promise<Booking> {
  const roomsNow = async () =>
    (await repo(Stay).findBy({ bookingId })).flatMap(({ roomNumberId }) => roomNumberId ?? []).sort();
  const before = await roomsNow();
  const chosen = stays.flatMap(({ roomNumberId }) => roomNumberId ?? []);
  await lockRows(RoomNumber, [...new Set([...before, ...chosen])]);
  const [booking] = await lockRows(Booking, [bookingId]);
  if (!booking) refuse(new NotChangeable('This booking does not exist.'));
  if ((await roomsNow()).join() !== before.join())
    refuse(new NotChangeable('The booking has just been changed. Reload the page.'));
  return booking;
}

async function planFor(booking: Booking, input: StaffChangeQuoteInput): Promise<Planned> {
  const { id: bookingId, hotelId } = booking;
  if (booking.status !== BookingStatus.CONFIRMED)
    refuse(new NotChangeable('Only a confirmed booking can be changed.'));
  const found = hotelId && (await findHotelWithCity(hotelId));
  if (!found)
    refuse(new NotChangeable('The hotel is no longer available, so the booking cannot be changed.'));
  const stays = await repo(Stay).find({
    where: { bookingId },
    order: { checkIn: 'ASC', number: 'ASC', id: 'ASC' },
  });
  const ids = [...stays, ...input.stays].flatMap(({ roomNumberId }) => roomNumberId ?? []);
  const rooms = await repo(RoomNumber).findBy({ id: In(ids) });
  const chosen = input.stays.flatMap(({ roomNumberId }) => roomNumberId ?? []);
  if (!(await areRoomsOf(found.hotel.id, [...new Set(chosen)])))
    refuse(new NotChangeable('Choose a room of the same hotel.'));
  const typeIds = [...new Set(rooms.map(({ roomTypeId }) => roomTypeId))];
  const types = await repo(RoomType).findBy({ id: In(typeIds) });
  const today = todayFor(found.city);
  const plan = planStaffChange(input.stays, {
    stays,
    charges: await chargesOf(bookingId),
    today,
    rooms: new Map(rooms.map((room) => [room.id, room])),
    types: new Map(types.map((type) => [type.id, type])),
    rates: await findRates(typeIds),
    rules: await listCityCharges(found.city.id),
    addedNightCents: input.addedNightCents ?? null,
  });
  const differenceCents = plan.totalCents - booking.totalCents;
  if (booking.totalCents + Math.max(0, differenceCents) > LIMITS.highestPaymentCents)
    refuse(
      new NotChangeable('The booking would be too expensive. Make another booking for the added nights.'),
    );
  const fall = Math.max(0, -differenceCents);
  const mostCents = Math.min(fall, owedBy(booking) + leftToRefund(booking));
  const byTerms = refundIfCancelled(fall, firstNight(stays), today, booking);
  return { plan, rooms, differenceCents, mostCents, termsCents: Math.min(byTerms, mostCents) };
}

/** The nights of the change that the booking does not have and others do. */
async function findTaken(booking: Booking, { stays }: StaffChangePlan): Promise<Night[]> {
  const wanted = nightsOf({ stays });
  const rooms = [...new Set(wanted.map(({ roomNumberId }) => roomNumberId))];
  const days = [...new Set(wanted.map(({ night }) => night))];
  const keys = new Set(wanted.map(({ roomNumberId, night }) => `${roomNumberId} ${night}`));
  const found = await repo(Night).find({
    where: { roomNumberId: In(rooms), night: In(days) },
    order: { night: 'ASC', roomNumberId: 'ASC' },
  });
  return found.filter(
    ({ roomNumberId, night, bookingId }) => bookingId !== booking.id && keys.has(`${roomNumberId} ${night}`),
  );
}

async function checkRoomsFree(booking: Booking, plan: StaffChangePlan, rooms: RoomNumber[]): Promise<void> {
  const taken = await findTaken(booking, plan);
  if (taken.length) refuse(new RoomsOccupied(rooms, taken));
  const twice = nightsOf(plan).map(({ roomNumberId, night }) => `${roomNumberId} ${night}`);
  if (new Set(twice).size < twice.length)
    refuse(new NotChangeable('Two stays of the booking would be in one room on the same night.'));
  for (const stay of plan.movedNow)
    if (stay.roomNumberId && (await findOccupant(stay.roomNumberId, stay)))
      refuse(new NotChangeable(`Room ${stay.number} is occupied. Check out the current guest first.`));
}

/** What a request asks for, in words: a key stands for one of them. */
const wishOf = ({ stays, addedNightCents, creditCents, reason }: ChangeBookingByStaffInput): string =>
  JSON.stringify([
    stays.map(({ stayId, checkIn, checkOut, roomNumberId }) => [stayId, checkIn, checkOut, roomNumberId]),
    addedNightCents,
    creditCents,
    reason,
  ]);

const datesOf = (stays: readonly Stay[]) => ({
  checkIn: firstNight(stays),
  checkOut: stays
    .map(({ checkOut }) => checkOut)
    .sort()
    .at(-1)!,
});

/** `room 101 from 2026-12-01 to 2026-12-04. $100.00 more.` */
function describe({ stays }: StaffChangePlan, cents: number): string {
  const rooms = stays.map(({ number, checkIn, checkOut }) => `room ${number} from ${checkIn} to ${checkOut}`);
  const price =
    cents === 0 ? 'The price stays the same.' : `${dollars(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'}.`;
  return `${rooms.join(', ')}. ${price}`;
}
