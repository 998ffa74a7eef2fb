import { referenceOf } from '../../../schema/bookingReferences';
import { directionsUrl } from '../../../schema/directions';
import { freeUntil } from '../../../schema/cancellation';
import { cancellationSteps, paidExactly } from '../../../schema/cancellationSteps';
import { hourFacts } from '../../../schema/arrivals';
import { houseRuleFacts } from '../../../schema/houseRuleWords';
import { currentLanguage } from '../../../schema/language';
import { todayIn } from '../../../schema/nights';
import { partyWords } from '../../../schema/partyWords';
import { requestWords } from '../../../schema/stayRequests';
import type { InvoiceFacts } from '../../../schema/invoices';
import { describePayment, type PaidWith } from '../../../schema/receipts';
import { hook } from '../core/hooks';
import { repo } from '../database/transaction';
import { bookingConfirmationMail, type AboutBooking } from '../mails/booking.mails';
import { cancellationMail, type AboutCancellation } from '../mails/cancellation.mails';
import { changeMail, type ChangeDifference } from '../mails/change.mails';
import { roomsGoneMail, type AboutRoomsGone } from '../mails/givenUp.mails';
import { heldBookingMail, heldEndedMail } from '../mails/heldBooking.mails';
import { goodwillMail, type AboutGoodwill } from '../mails/goodwill.mails';
import { invoiceMail } from '../mails/invoice.mails';
import { roomMovedMail, type AboutMove } from '../mails/moved.mails';
import type { Block } from '../mails/mail.content';
import { queueMail } from '../mails/outbox.service';
import { paymentLinkMail } from '../mails/paymentLink.mails';
import {
  paymentTakenMail,
  paymentVoidedMail,
  type AboutPaymentTaken,
  type AboutPaymentVoided,
} from '../mails/paymentTaken.mails';
import { refundMail, type RefundReason } from '../mails/refund.mails';
import type { RenderedMail } from '../mails/renderMail';
import { stayEndedMail, stayResumedMail, type AboutStayEnded } from '../mails/stayEnded.mails';
import { User, isDeleted } from '../users/user.entity';
import { owedBy } from './balance/owed';
import type { Booking } from './booking.entity';
import { BookingCharge } from './bookingCharge.entity';
import { extraLine, soldExtras } from './extras/soldExtras.service';
import { leadGuestOf, partyOf, requestsOf } from './guests/stayDetails.service';
import { bookingUrl } from './v1Client';
import { sellerName } from './pay/payment.service';
import { ofBooking } from './ofBooking.service';
import { Stay } from './stay.entity';
import { momentWords, plainText } from '../mails/format';
import { timeZoneOf, todayAtHotel } from './hotelDay.service';
import { firstNight } from './booking.service';
import { Hotel } from '../hotels/hotel.entity';
import { readHotelTexts } from '../hotels/texts/hotelTexts.service';
import { extrasWithTitles, withTitles } from './titles/titles.service';

/** The columns of a payment that its receipt shows. */
export type ReceiptPayment = PaidWith & { id: string; paidAt: Date };

/** The mails to the guest. Each is queued inside the transaction that it reports. */

/** Answers what the hotel adds to the confirmation of a booking; runs inside the transaction that confirms it. */
export const onConfirmationMail = hook<Booking, Block[]>();
/** Runs after the guest's mail about a confirmed booking or about its new dates was queued, inside the same transaction. */
export const onDatesMailed = hook<Booking>();

/** Queues the confirmation of a booking with the receipt of its payment; null if it is paid later, at the hotel. */
export async function queueConfirmationMail(booking: Booking, payment: ReceiptPayment | null): Promise<void> {
  await send(booking, async (about) => {
    const message = Object.values(await onConfirmationMail.run(booking)).flat();
    return bookingConfirmationMail({ ...about, message, receipt: payment && receiptOf(payment) });
  });
  await onDatesMailed.run(booking);
}

/** Queues the receipt of a payment of what was owed, at the front desk or online. */
export const queuePaymentTakenMail = (
  booking: Booking,
  payment: ReceiptPayment,
  taken: AboutPaymentTaken,
): Promise<void> =>
  send(booking, (about) => paymentTakenMail({ ...about, ...taken, receipt: receiptOf(payment) }));

/** Tells the guest that a payment at the front desk, of which they have the receipt, was voided. */
export const queuePaymentVoidedMail = (booking: Booking, voided: AboutPaymentVoided): Promise<void> =>
  send(booking, (about) => paymentVoidedMail({ ...about, ...voided }));

/** Queues a link with which the guest pays without signing in. */
export async function queuePaymentLinkMail(
  booking: Booking,
  { link, url: payUrl, askedCents }: { link: { expiresAt: Date }; url: string; askedCents: number },
): Promise<void> {
  const timeZone = await timeZoneOf(booking);
  return send(booking, (about) =>
    paymentLinkMail({ ...about, payUrl, askedCents, until: momentWords(link.expiresAt, timeZone) }),
  );
}

/** Tells the guest until when an unpaid booking is held, with the payment link if there is one. */
export const queueHeldMail = (
  booking: Booking,
  held: { payUrl?: string | undefined; isProlonged?: boolean },
): Promise<void> => send(booking, (about) => heldBookingMail({ ...about, ...held }));

/** Tells the guest that a booking was not paid until `heldUntil` and is cancelled. */
export async function queueHeldEndedMail(booking: Booking, heldUntil: Date): Promise<void> {
  const timeZone = await timeZoneOf(booking);
  return send(booking, (about) => heldEndedMail({ ...about, until: momentWords(heldUntil, timeZone) }));
}

const receiptOf = (payment: ReceiptPayment) => ({
  number: payment.id,
  paidOn: todayIn('UTC', payment.paidAt),
  paidWith: describePayment(payment),
  isOnAccount: payment.method === 'ON_ACCOUNT',
  seller: sellerName(),
});

export const queueCancellationMail = (booking: Booking, cancellation: AboutCancellation): Promise<void> =>
  send(booking, (about) => cancellationMail({ ...about, ...cancellation }));

export async function queueChangeMail(booking: Booking, difference: ChangeDifference): Promise<void> {
  await send(booking, (about) => changeMail({ ...about, ...difference }));
  await onDatesMailed.run(booking);
}

export const queueRoomsGoneMail = (booking: Booking, gone: AboutRoomsGone): Promise<void> =>
  send(booking, (about) => roomsGoneMail({ ...about, ...gone }));

export const queueGoodwillMail = (booking: Booking, goodwill: AboutGoodwill): Promise<void> =>
  send(booking, (about) => goodwillMail({ ...about, ...goodwill }));

export const queueRoomMovedMail = (booking: Booking, move: AboutMove): Promise<void> =>
  send(booking, (about) => roomMovedMail({ ...about, ...move }));

export const queueStayEndedMail = (booking: Booking, ended: AboutStayEnded): Promise<void> =>
  send(booking, (about) => stayEndedMail({ ...about, ...ended }));

export const queueStayResumedMail = (booking: Booking): Promise<void> => send(booking, stayResumedMail);

export const queueRefundMail = (
  booking: Booking,
  { amountCents, reason }: { amountCents: number; reason: RefundReason },
): Promise<void> => send(booking, (about) => refundMail({ ...about, refundedCents: amountCents, reason }));

/** Sends the guest these documents as files; nobody asked for those that follow from a change of the booking. */
export const queueInvoiceMail = (
  booking: Booking,
  invoices: readonly (Pick<InvoiceFacts, 'kind' | 'number' | 'totalCents'> & { id: string })[],
  isAskedFor: boolean,
): Promise<void> =>
  send(
    booking,
    (about) => invoiceMail({ ...about, documents: invoices, isAskedFor }),
    invoices.map(({ id }) => id),
  );

/** Who stays, in whose name, and what they ask for. */
function guestsInWords(booking: Booking) {
  const party = partyOf(booking);
  return {
    guests: party ? partyWords(party) : '',
    leadGuest: leadGuestOf(booking)?.name ?? '',
    requests: plainText(requestWords(requestsOf(booking), booking.requestNote)),
  };
}

/** A deleted account has no address. Its owner was informed when deleting it. */
async function send(
  booking: Booking,
  write: (about: AboutBooking) => RenderedMail | Promise<RenderedMail>,
  attachments?: string[],
): Promise<void> {
  const user = await repo(User).findOneByOrFail({ id: booking.userId });
  if (isDeleted(user)) return;
  await queueMail(user, async () => write(await describe(booking, user)), { attachments });
}

/** What every mail about a booking says, in the language of the reader. */
async function describe(booking: Booking, user: User): Promise<AboutBooking> {
  const { id, hotelId, hotelName, arrivalHour } = booking;
  const stays = await repo(Stay)
    .find({ where: ofBooking(booking), order: { checkIn: 'ASC', number: 'ASC', id: 'ASC' } })
    .then((rows) => withTitles(rows));
  const charges = await repo(BookingCharge).find({ where: { bookingId: id }, order: { place: 'ASC' } });
  const extras = (await extrasWithTitles(await soldExtras(booking))).map(extraLine);
  const hotel = hotelId ? await repo(Hotel).findOneBy({ id: hotelId }) : null;
  const url = bookingUrl(booking);
  const place = {
    hotelAddress: hotel?.address ?? null,
    hours: hourFacts(hotel, arrivalHour),
    isExpected: arrivalHour !== null,
    rules: hotel ? await rulesOf(hotel) : [],
    cancellation: await cancellationWords(booking, stays),
    // A mail about a booking made through /api/v1 has no link.
    directionsUrl: hotel && url ? directionsUrl(hotel) : undefined,
  };
  const lines = { stays, charges, extras, totalCents: booking.totalCents + booking.extrasCents };
  const about = {
    reference: referenceOf(booking),
    name: user.name,
    hotelName,
    ...guestsInWords(booking),
    ...place,
    ...lines,
  };
  const heldUntil = booking.heldUntil ? momentWords(booking.heldUntil, await timeZoneOf(booking)) : '';
  return { ...about, owedCents: owedBy(booking), heldUntil, url };
}

/** The house rules of a hotel; those in its own words in the language of the reader, if it has them in it. */
async function rulesOf(hotel: Hotel): Promise<AboutBooking['rules']> {
  const { houseRules } = await readHotelTexts(currentLanguage(), hotel);
  return houseRuleFacts({ ...hotel, houseRules: houseRules?.text ?? null });
}

/** The cancellation terms of a booking from today on. */
async function cancellationWords(booking: Booking, stays: Stay[]): Promise<string[]> {
  const checkIn = firstNight(stays);
  const terms = { ...booking, checkIn, freeUntil: freeUntil(checkIn, booking) };
  return cancellationSteps(terms, await todayAtHotel(booking), paidExactly(booking));
}
