import { inEnglish } from '../../core/readerLanguage';
import { referenceOf } from '../../../../schema/bookingReferences';
import { In, IsNull, Like, MoreThanOrEqual, Not } from 'typeorm';
import { freeUntil } from '../../../../schema/cancellation';
import { describePayment } from '../../../../schema/receipts';
import { reasonWords } from '../../../../schema/words';
import { AuditEntry } from '../../access/audit/auditEntry.entity';
import { authorizeToAsk, can, type Viewer } from '../../access/policy';
import { build } from '../../core/build';
import { hook } from '../../core/hooks';
import { repo, transaction } from '../../database/transaction';
import { spokenDate } from '../../../../schema/spoken';
import { dollars, nightsInWords } from '../../mails/format';
import { Mail } from '../../mails/mail.entity';
import { User } from '../../users/user.entity';
import { Booking } from '../booking.entity';
import { recordBookingChange } from '../bookingAudit.service';
import { BookingCharge } from '../bookingCharge.entity';
import { extraLine, soldExtras } from '../extras/soldExtras.service';
import { BookingEvent } from '../bookingEvent.entity';
import { Payment } from '../pay/payment.entity';
import { nextStay } from '../roomMoves';
import { ofBooking } from '../ofBooking.service';
import { Stay, StayState } from '../stay.entity';
import { Dispute } from './dispute.entity';
import { DisputeEvidence } from './dispute.types';
import { momentWords } from './disputeWords';
import { evidencePage, type EvidenceSection } from './evidence.view';

/** Adds what higher domains know about a booking and its guest to the evidence. */
export const onEvidence = hook<Booking, EvidenceSection>();

/** The most rows of a section. */
const MOST_ROWS = 200;

/**
 * The evidence about a dispute as a file; null if the dispute does not exist. It has the guest's messages, so the audit log
 * says who read it.
 */
export async function readEvidence(
  viewer: Viewer | undefined,
  disputeId: string,
): Promise<DisputeEvidence | null> {
  authorizeToAsk(viewer, 'dispute:answer');
  const dispute = await repo(Dispute).findOneBy({ id: disputeId });
  if (!dispute || !can(viewer, 'dispute:answer', dispute)) return null;
  const booking = await repo(Booking).findOneByOrFail({ id: dispute.bookingId });
  // Banks read it.
  const { sections } = await inEnglish(() => collectEvidence(booking, dispute));
  await transaction(() => recordBookingChange(viewer, 'disputeEvidence', booking));
  return build(DisputeEvidence, {
    fileName: `evidence-${referenceOf(booking)}.html`,
    html: evidencePage(`Evidence for booking ${referenceOf(booking)}`, sections),
  });
}

/** The evidence, and the facts of it that the card provider has fields for. */
export interface Evidence {
  sections: EvidenceSection[];
  guest: User;
  stays: Stay[];
  terms: string;
}

/** Collects everything that is known about a booking and its guest. */
export async function collectEvidence(booking: Booking, dispute: Dispute): Promise<Evidence> {
  const { id: bookingId, userId } = booking;
  const guest = await repo(User).findOneByOrFail({ id: userId });
  const stays = await repo(Stay).find({ where: ofBooking(booking), order: { checkIn: 'ASC', id: 'ASC' } });
  const terms = termsWords(booking);
  const sections = [
    await bookingSection(booking, guest, stays),
    { title: 'Cancellation terms accepted with the booking', facts: [['Terms', terms] as const] },
    await paymentSection(dispute),
    await arrivalSection(bookingId, stays),
    await historySection(booking),
    await mailSection(booking, guest),
    ...Object.values(await onEvidence.run(booking)),
  ].filter(({ facts }) => facts.length > 0);
  return { sections, guest, stays, terms };
}

function termsWords(booking: Booking): string {
  const until = spokenDate(freeUntil(booking.checkIn, booking));
  const { lateRefundPercent: percent } = booking;
  const after = percent > 0 ? `${percent}% of the price is refunded` : 'nothing is refunded';
  return `Free cancellation until ${until} (date at the hotel). After that, ${after}. Shown before the payment and in the confirmation.`;
}

async function bookingSection(booking: Booking, guest: User, stays: Stay[]): Promise<EvidenceSection> {
  const { id: bookingId, hotelName, createdAt, status, totalCents, extrasCents } = booking;
  const charges = await repo(BookingCharge).find({ where: { bookingId }, order: { place: 'ASC' } });
  const extras = (await soldExtras(booking)).map(extraLine);
  return {
    title: 'Booking',
    facts: [
      ['Reference', referenceOf(booking)],
      ['Hotel', hotelName],
      ['Guest', guest.name],
      ['Email', guest.email],
      ['Booked', momentWords(createdAt)],
      ['Status', status.toLowerCase()],
      ...stays.map((stay) => [`Room ${stay.number}`, stayWords(stay)] as const),
      ...[...charges, ...extras].map(({ title, cents }) => [title, dollars(cents)] as const),
      ['Price', dollars(totalCents + extrasCents)],
    ],
  };
}

/** `Attic suite, Tue 1 Dec 2026 to Thu 3 Dec 2026, 2 nights, $100.00 a night` */
const stayWords = ({ title, checkIn, checkOut, nights, pricePerNightCents }: Stay): string =>
  `${title}, ${spokenDate(checkIn)} to ${spokenDate(checkOut)}, ${nightsInWords(nights)}, ${dollars(pricePerNightCents)} a night`;

async function paymentSection({
  paymentId,
  amountCents,
  reason,
  openedAt,
}: Dispute): Promise<EvidenceSection> {
  const payment = await repo(Payment).findOneByOrFail({ id: paymentId });
  return {
    title: 'Payment and dispute',
    facts: [
      ['Receipt', payment.id],
      ['Paid', `${dollars(payment.amountCents)}, ${describePayment(payment)}`],
      ...(payment.paidAt ? [['Paid on', momentWords(payment.paidAt)] as const] : []),
      ['Refunded', dollars(payment.refundedCents)],
      ['Disputed', `${dollars(amountCents)} on ${momentWords(openedAt)}: ${reasonWords(reason)}`],
    ],
  };
}

const DESK_WORDS: Record<string, string> = {
  checkInStay: 'Checked in by the front desk.',
  checkOutStay: 'Checked out by the front desk.',
  markStayNoShow: 'Marked as a no-show.',
  undoStayState: 'The last step was taken back.',
};

async function arrivalSection(bookingId: string, stays: Stay[]): Promise<EvidenceSection> {
  const steps = await repo(AuditEntry).find({
    where: { recordId: bookingId, action: In(Object.keys(DESK_WORDS)) },
    order: { at: 'ASC', id: 'ASC' },
    take: MOST_ROWS,
  });
  const states = stays.filter(({ state }) => state !== StayState.EXPECTED);
  return {
    title: 'Arrival and departure',
    facts: [
      ...steps.map(({ at, action }) => [momentWords(at), DESK_WORDS[action]!] as const),
      ...states.map(
        (stay) =>
          [
            `Room ${stay.number}`,
            `${stateWords(stay, stays)}${stay.stateAt ? ` at ${momentWords(stay.stateAt)}` : ''}`,
          ] as const,
      ),
    ],
  };
}

/** `checked out`, `moved to room 204` */
function stateWords(stay: Stay, stays: Stay[]): string {
  const next = stay.state === StayState.CHECKED_OUT && nextStay(stay, stays);
  return next ? `moved to room ${next.number}` : stay.state.toLowerCase().replaceAll('_', ' ');
}

async function historySection({ id: bookingId, userId: guestId }: Booking): Promise<EvidenceSection> {
  const events = await repo(BookingEvent).find({
    where: { bookingId },
    order: { step: 'ASC' },
    take: MOST_ROWS,
  });
  const by = (userId: string | null) =>
    userId === null ? 'Staybook' : userId === guestId ? 'the guest' : 'staff';
  return {
    title: 'History',
    facts: events.map(({ at, why, userId }) => [momentWords(at), `${why} (${by(userId)})`] as const),
  };
}

/** Mails about bookings and refunds. Others, such as those with sign-in codes, are not evidence. */
async function mailSection({ createdAt }: Booking, { email: recipient }: User): Promise<EvidenceSection> {
  const sent = { recipient, sentAt: Not(IsNull()), createdAt: MoreThanOrEqual(createdAt) };
  const mails = await repo(Mail).find({
    select: { id: true, subject: true, sentAt: true },
    where: [
      { ...sent, subject: Like('%ooking%') },
      { ...sent, subject: Like('%efund%') },
    ],
    order: { sentAt: 'ASC', id: 'ASC' },
    take: MOST_ROWS,
  });
  return {
    title: 'Emails sent to the guest',
    facts: mails.map(({ subject, sentAt }) => [momentWords(sentAt!), subject] as const),
  };
}
