import { In } from 'typeorm';
import { text } from '../../../../schema/fill';
import { authorize, type Viewer } from '../../access/policy';
import { attempt } from '../../access/limits/attempts';
import { now } from '../../core/clock';
import { refuse } from '../../core/problems';
import { repo } from '../../database/transaction';
import { LinkExpired } from '../../users/account.types';
import { Booking, BookingStatus } from '../booking.entity';
import { Payment } from '../pay/payment.entity';
import { BalanceRefused } from './balancePage.types';
import { openBalancePage } from './balancePage.service';
import { owedNow } from './openPages.service';
import { PaymentLink } from './paymentLink.entity';
import { hashesOfToken, linkUrl } from './paymentLink.service';
import { PaymentLinkState, type PayByLinkInput, type PaymentRequest } from './paymentLink.types';

/** Who opens a link, and from where. */
interface Opener {
  viewer: Viewer | undefined;
  address: string;
}

/**
 * What a payment link shows until its time is over: the hotel, the dates and the sum, if it can be paid or was paid. Otherwise
 * only what became of it. Null if there is no such link; wrong links from one network are limited.
 */
export async function readPaymentRequest(
  { viewer, address }: Opener,
  token: string,
): Promise<PaymentRequest | null> {
  authorize(viewer, 'paymentLink:read');
  const link = await findLink(token);
  if (!link) {
    await attempt('code', { address });
    return null;
  }
  const booking = await repo(Booking).findOneByOrFail({ id: link.bookingId });
  const state = stateOf(link, booking);
  const isOpen = state === PaymentLinkState.OPEN;
  const isShown = isOpen || (state === PaymentLinkState.PAID && link.expiresAt > now());
  const cents = isOpen ? askedBy(link, booking) : 0;
  return {
    state,
    hotelName: isShown ? booking.hotelName : null,
    checkIn: isShown ? booking.checkIn : null,
    checkOut: isShown ? booking.checkOut : null,
    expiresAt: isOpen ? link.expiresAt : null,
    restCents: isOpen ? owedNow(booking) - cents : 0,
    ...(isShown && !isOpen ? await paidBy(link) : { cents, refundedCents: 0 }),
  };
}

/** What was paid with a link, and what of it is refunded, in cents. */
async function paidBy({ id: linkId }: PaymentLink): Promise<Pick<PaymentRequest, 'cents' | 'refundedCents'>> {
  const payments = await repo(Payment).findBy({ linkId });
  const paid = payments.filter(({ paidAt }) => paidAt !== null);
  const sum = (of: (payment: Payment) => number) => paid.reduce((total, payment) => total + of(payment), 0);
  return { cents: sum(({ amountCents }) => amountCents), refundedCents: sum((row) => row.refundedCents) };
}

/**
 * Opens the hosted page on which a payment link is paid, for what it asks for now. Refuses LinkExpired, BalanceRefused,
 * PaymentUnavailable, and TooManyAttempts after many wrong links from one network.
 */
export async function payByLink(
  { viewer, address }: Opener,
  { token, expectedCents }: PayByLinkInput,
): Promise<{ url: string }> {
  authorize(viewer, 'paymentLink:pay');
  const link = await findLink(token);
  if (!link) await attempt('code', { address });
  const booking = link && (await repo(Booking).findOneByOrFail({ id: link.bookingId }));
  const state = link && booking ? stateOf(link, booking) : PaymentLinkState.EXPIRED;
  if (!link || !booking || state !== PaymentLinkState.OPEN)
    return refuse(SAYS[state] ? new BalanceRefused(SAYS[state], 0) : new LinkExpired());
  const { id: bookingId } = booking;
  return openBalancePage({
    bookingId,
    expectedCents,
    link: { id: link.id, cents: link.cents, url: linkUrl(token) },
  });
}

const SAYS: Partial<Record<PaymentLinkState, string>> = {
  [PaymentLinkState.PAID]: text('This payment link has been paid already. You have not been charged again.'),
  [PaymentLinkState.NOTHING_OWED]: text(
    'Nothing is owed for this booking any more. You have not been charged.',
  ),
  [PaymentLinkState.CANCELLED]: text('This booking has been cancelled. You have not been charged.'),
};

const findLink = (token: string): Promise<PaymentLink | null> =>
  repo(PaymentLink).findOneBy({ tokenHash: In(hashesOfToken(token)) });

function stateOf({ paidAt, revokedAt, expiresAt }: PaymentLink, booking: Booking): PaymentLinkState {
  if (paidAt) return PaymentLinkState.PAID;
  if (booking.status !== BookingStatus.CONFIRMED) return PaymentLinkState.CANCELLED;
  if (owedNow(booking) === 0) return PaymentLinkState.NOTHING_OWED;
  return revokedAt || expiresAt <= now() ? PaymentLinkState.EXPIRED : PaymentLinkState.OPEN;
}

/** What a link asks for now, in cents. */
const askedBy = ({ cents }: PaymentLink, booking: Booking): number =>
  Math.min(cents ?? Infinity, owedNow(booking));
