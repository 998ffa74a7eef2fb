import { text } from '../../../../schema/fill';
import { refundIfCancelled } from '../../../../schema/cancellation';
import { authorize, authorizedToAsk, authorizeToAsk, can, type Viewer } from '../../access/policy';
import { build } from '../../core/build';
import { now } from '../../core/clock';
import { refuse } from '../../core/problems';
import { repo, transaction } from '../../database/transaction';
import { englishDollars } from '../../mails/format';
import { comeBack, owedBy } from '../balance/owed';
import { Booking, PaymentStatus } from '../booking.entity';
import { recordBookingChange } from '../bookingAudit.service';
import { queueStayEndedMail } from '../bookingMails.service';
import { firstNight, hasArrived as guestsArrived, mayEnd } from '../booking.service';
import { todayAtHotel } from '../hotelDay.service';
import { lockWithRooms } from '../lockWithRooms.service';
import { chooseRefund, type Refundable } from '../cancel/cancellationChoice';
import { giveUpNights, priceRowsOf } from '../cancel/giveUpNights.service';
import { remainderOf, type PricedBooking, type Remainder } from '../cancel/nightsGivenUp';
import { lossesOf } from '../folio/folio.service';
import { nameRooms, roomsOf } from '../cancel/staysInProgress.service';
import { allRooms, nextStay } from '../roomMoves';
import { authorizeRefund, authorizeToRefund, mostRefundBy } from '../pay/authorizeRefund';
import { roomsInUse, vacateRooms } from '../roomsVacated';
import { describeRefund, leftToRefund, refundSoon } from '../pay/refund.service';
import { Stay, StayState } from '../stay.entity';
import { NotEndable, StayEndingQuote, type EndingStaysInput, type EndStayInput } from './endStay.types';
import { StayEnding, newStayEnding, type EndedBefore } from './stayEnding.entity';

/** Nights that a booking gives up from tonight on, what it keeps, and what can be refunded. */
interface Ending {
  today: string;
  stays: Stay[];
  priced: PricedBooking;
  kept: Remainder;
  refundable: Refundable;
  /** What the terms take off what the guest owes. */
  creditedCents: number;
}

const NOTHING = {
  nights: 0,
  rooms: [],
  priceCents: 0,
  termsRefundCents: 0,
  creditedCents: 0,
  mostRefundCents: 0,
  mayBeNoShow: false,
};

/** What ending stays today would do, with no nights if none can be ended; null if there is no such booking. */
export async function quoteStayEnding(
  viewer: Viewer | undefined,
  input: EndingStaysInput,
): Promise<StayEndingQuote | null> {
  authorizeToAsk(viewer, 'stay:manage');
  const booking = await repo(Booking).findOneBy({ id: input.bookingId });
  if (!booking || !can(viewer, 'stay:manage', booking)) return null;
  const ending = await planEnding(booking, input.stayIds);
  if (!ending) return build(StayEndingQuote, { ...NOTHING, from: await todayAtHotel(booking) });
  const { today: from, stays, kept, priced, refundable } = ending;
  const nightsIn = (all: readonly Stay[]) => all.reduce((sum, { nights }) => sum + nights, 0);
  return build(StayEndingQuote, {
    from,
    nights: nightsIn(priced.stays) - nightsIn(kept.stays),
    rooms: roomsOf(stays),
    priceCents: kept.givenUpCents,
    termsRefundCents: refundable.termsCents,
    creditedCents: ending.creditedCents,
    mostRefundCents: Math.min(mostRefundBy(viewer, booking), refundable.mostCents),
    mayBeNoShow: !hasArrived(stays, priced.stays),
  });
}

/**
 * Ends stays that have begun, in one transaction: their nights from tonight on are on sale at once, the nights before
 * stay sold and stay with their rooms. The refund is the one that staff choose, or else what the terms give for these
 * nights. The guest is told by mail. Ending them again returns the same booking and refunds nothing more.
 * Refuses NotEndable, RefundNotPossible and RefundReasonMissing.
 */
export async function endStay(viewer: Viewer | undefined, input: EndStayInput): Promise<Booking> {
  const { id: who } = authorizedToAsk(viewer, 'stay:manage');
  if (input.refundCents != null) authorizeToAsk(viewer, 'booking:choose-refund');
  authorizeToRefund(viewer, input.refundCents ?? 0);
  const booking = await transaction(() => end(viewer, who, input));
  if (booking.payment !== PaymentStatus.REFUNDING) return booking;
  await refundSoon(booking.id);
  return repo(Booking).findOneByOrFail({ id: booking.id });
}

async function end(viewer: Viewer | undefined, who: string, input: EndStayInput): Promise<Booking> {
  const booking = await lockToEnd(viewer, input.bookingId);
  if (input.refundCents != null) authorize(viewer, 'booking:choose-refund', booking);
  const noShow = input.noShow ?? false;
  const ending = await planEnding(booking, input.stayIds);
  if (!ending) {
    if (await isEnded(booking)) return booking;
    refuse(new NotEndable(NOT_IN_PROGRESS));
  }
  const { today: from, stays, kept, priced, refundable } = ending;
  if (noShow && hasArrived(stays, priced.stays))
    refuse(new NotEndable('The guests have arrived, so this is not a no-show. End the stay instead.'));
  const { refundCents, reason } = chooseRefund(input, refundable.termsCents, refundable.mostCents);
  authorizeRefund(viewer, booking, refundCents);
  const refund = await describeRefund(booking, refundCents);
  const creditedCents = refundCents > 0 ? owedBy(booking) : ending.creditedCents;
  const before = { ...booking };
  const rooms = roomsOf(stays);
  const stateBefore = { ...rowsOf(priced, kept), creditedCents };
  const ended = newStayEnding({
    bookingId: booking.id,
    fromNight: from,
    noShow,
    refundCents,
    reason,
    stateBefore,
  });
  const leaving = [...stays, ...leftToday(ending)];
  await setStates(leaving, noShow);
  await vacateRooms(booking.hotelId, roomsInUse(leaving));
  const why = describeEnding({ rooms, noShow, from, refundCents, creditedCents });
  const step = { who, why, reason, creditedCents };
  const lossBefore = await lossesOf(booking);
  await giveUpNights(booking, { stays, from }, kept, { refundCents, refundReason: 'endedEarly', ...step });
  const restoredLossCents = lossBefore - (await lossesOf(booking));
  await repo(StayEnding).insert({ ...ended, stateBefore: { ...stateBefore, restoredLossCents } });
  await queueStayEndedMail(booking, {
    from,
    noShow,
    rooms,
    reason,
    refund,
    byTerms: refundCents === refundable.termsCents,
    creditedCents,
    keptCents: kept.givenUpCents - refundCents - creditedCents,
  });
  await recordBookingChange(viewer, 'endStay', booking, { before, after: booking });
  return booking;
}

/** Locks a booking of the viewer's hotels with its rooms. Refuses NotEndable if there is none, or it has just got other rooms. */
export async function lockToEnd(viewer: Viewer | undefined, bookingId: string): Promise<Booking> {
  const { booking, isLocked } = await lockWithRooms(bookingId);
  if (!booking || !can(viewer, 'stay:manage', booking))
    refuse(new NotEndable('This booking does not exist.'));
  if (!isLocked) refuse(new NotEndable('This booking has just been changed. Reload the page.'));
  return booking;
}

const NOT_IN_PROGRESS = text(
  'No night of this booking can be given up. A stay can be ended from its second day until the day before departure. On its first day, undo the check-in and cancel the booking instead.',
);

/** Whether an early end of the booking stands, and no night is left to give up. */
const isEnded = async ({ id: bookingId }: Booking): Promise<boolean> => {
  const [last] = await repo(StayEnding).find({ where: { bookingId }, order: { id: 'DESC' }, take: 1 });
  return last?.undoneAt === null;
};

/** The stays that would end and what for; null if there is no night to give up, or none that is kept. */
async function planEnding(booking: Booking, stayIds?: string[] | null): Promise<Ending | null> {
  const today = await todayAtHotel(booking);
  const priced = await priceRowsOf(booking);
  if (!mayEnd(booking, priced.stays, today)) return null;
  // Guests who leave do not move on to their next room.
  const named = priced.stays.filter(({ id }) => stayIds?.includes(id) ?? true);
  const meant = new Set(named.flatMap((stay) => allRooms(stay, priced.stays)));
  const stays = priced.stays.filter((stay) => stay.checkOut > today && meant.has(stay));
  const kept = remainderOf(priced, { stays, from: today });
  if (!stays.length || !kept.stays.length) return null;
  const back = (cents: number) => comeBack(booking, Math.max(0, cents), leftToRefund(booking));
  const most = back(kept.givenUpCents);
  const terms = back(refundIfCancelled(kept.givenUpCents, firstNight(priced.stays), today, booking));
  const refundable = { mostCents: most.refundCents, termsCents: terms.refundCents };
  return { today, stays, priced, kept, refundable, creditedCents: terms.creditedCents };
}

/** Whether the guests of some stays have arrived, in these rooms or in those that they had before. */
const hasArrived = (some: readonly Stay[], all: readonly Stay[]): boolean =>
  some.some((stay) => guestsArrived(allRooms(stay, all)));

/** The rooms that guests were to leave for another one today, which they now do not take. */
const leftToday = ({ stays, priced, today }: Ending): Stay[] =>
  priced.stays.filter((stay) => {
    const next = nextStay(stay, priced.stays);
    return stay.checkOut === today && next !== undefined && stays.includes(next);
  });

/** Stays whose guests left become checked out, those whose guests never came no-shows. */
async function setStates(stays: readonly Stay[], noShow: boolean): Promise<void> {
  for (const { id, hotelId, state } of stays) {
    const next = noShow || state === StayState.NO_SHOW ? StayState.NO_SHOW : StayState.CHECKED_OUT;
    if (next !== state) await repo(Stay).update({ id, hotelId }, { state: next, stateAt: now() });
  }
}

const rowsOf = (
  { booking, stays, charges }: PricedBooking,
  kept: Remainder,
): Omit<EndedBefore, 'creditedCents'> => ({
  keptCents: kept.totalCents,
  totalCents: booking.totalCents,
  charges: charges.map(({ title, cents, rules }) => ({ title, cents, rules })),
  stays: stays.map(
    ({
      id,
      roomNumberId,
      roomTypeId,
      number,
      title,
      checkIn,
      checkOut,
      nightPrices,
      state,
      stateAt,
      nextStayId,
      calendarId,
      eventKey,
    }) => ({
      id,
      roomNumberId,
      roomTypeId,
      number,
      title,
      checkIn,
      checkOut,
      nightPrices,
      state,
      stateAt: stateAt?.toISOString() ?? null,
      nextStayId,
      calendarId,
      eventKey,
    }),
  ),
});

interface Described extends Pick<StayEnding, 'noShow' | 'refundCents'> {
  rooms: number[];
  from: string;
  creditedCents: number;
}

/** What the history says about it. */
function describeEnding({ rooms, noShow, from, refundCents, creditedCents }: Described): string {
  const what = noShow ? 'No-show' : 'Ended early';
  const refund = refundCents > 0 ? `Refund: ${englishDollars(refundCents)}.` : 'No refund.';
  const credit = creditedCents > 0 ? ` ${englishDollars(creditedCents)} less to pay.` : '';
  return `${what}: ${nameRooms(rooms)} free from ${from}. ${refund}${credit}`;
}
