import { IsNull, MoreThan } from 'typeorm';
import { fill } from '../../../../schema/fill';
import { exactDollars } from '../../../../schema/spoken';
import { addNights } from '../../../../schema/nights';
import { momentIn } from '../../../../schema/hotelTime';
import { LIMITS } from '../../../../schema/limits';
import { authorizedToAsk, can, type Viewer } from '../../access/policy';
import { now } from '../../core/clock';
import { pageUrl } from '../../core/pageUrl';
import { inLanguageOf } from '../../users/user.service';
import { refuse } from '../../core/problems';
import { lockRow, lockRows, repo, transaction } from '../../database/transaction';
import { dollars, englishDollars } from '../../mails/format';
import { hmacs } from '../../core/hmac';
import { randomToken } from '../../users/sessions/tokens';
import { emailOf, isDeleted, User } from '../../users/user.entity';
import { Booking, BookingStatus } from '../booking.entity';
import { recordBookingChange } from '../bookingAudit.service';
import { queuePaymentLinkMail } from '../bookingMails.service';
import { FrontDeskRefused } from '../desk/frontDesk.types';
import { transition, type BookingMoved } from '../history.service';
import { timeZoneOf } from '../hotelDay.service';
import { isPayable } from './balancePage.service';
import type { Payment } from '../pay/payment.entity';
import { closePage } from '../pay/paymentPage.service';
import { endPagesOf, owedNow } from './openPages.service';
import { newPaymentLink, PaymentLink } from './paymentLink.entity';
import type { CreatePaymentLinkInput, RevokePaymentLinkInput } from './paymentLink.types';

const DAY = 86_400_000;

/** The hashes under which the token of a payment link may be stored: by the newest key first. */
export const hashesOfToken = (token: string): string[] => hmacs('payment-link', token);

/** The page of a payment link, in the language of the reader. */
export const linkUrl = (token: string): string => pageUrl(`/pay/${token}`);

/** The links of a booking that still work. */
const working = (bookingId: string) => ({
  bookingId,
  paidAt: IsNull(),
  revokedAt: IsNull(),
  expiresAt: MoreThan(now()),
});

/** A new link with its address, which is known only now. */
interface MadeLink {
  link: PaymentLink;
  url: string;
  booking: Booking;
}

/**
 * Makes a link with which the guest of a confirmed booking pays what they owe, or a part of it, without signing in; sends it by
 * mail if staff wish. It works until the departure, at most 14 days, and once. The same key makes one link and sends one mail.
 * Refuses FrontDeskRefused.
 */
export function createPaymentLink(
  viewer: Viewer | undefined,
  { bookingId, cents = null, mail, idempotencyKey: requestKey }: CreatePaymentLinkInput,
): Promise<MadeLink> {
  const { id: who } = authorizedToAsk(viewer, 'paymentLink:create');
  return transaction(async () => {
    const [booking] = await lockRows(Booking, [bookingId]);
    if (!booking || !can(viewer, 'paymentLink:create', booking))
      refuse(new FrontDeskRefused('This booking does not exist.'));
    const known = await repo(PaymentLink).findOneBy({ bookingId, requestKey });
    if (known) return { ...(await sameAs(known, { cents, mail }, booking)), booking };
    if ((await repo(PaymentLink).countBy(working(bookingId))) >= LIMITS.paymentLinks)
      refuse(
        new FrontDeskRefused(
          fill('This booking has {paymentLinks} payment links that still work. Withdraw one first.', {
            paymentLinks: LIMITS.paymentLinks,
          }),
        ),
      );
    const made = await insertLink(booking, { who, cents, mail, requestKey });
    if (mail) await queuePaymentLinkMail(booking, made);
    await recordBookingChange(viewer, 'createPaymentLink', booking);
    return { ...made, booking };
  });
}

async function sameAs(
  link: PaymentLink,
  { cents, mail }: Pick<LinkChoice, 'cents' | 'mail'>,
  booking: Booking,
) {
  if (link.cents !== cents || link.mailed !== mail)
    refuse(new FrontDeskRefused('This idempotency key was used for another payment link. Use a new one.'));
  const token = tokensFor(link).find((one) => hashesOfToken(one).includes(link.tokenHash));
  if (!token)
    refuse(
      new FrontDeskRefused(
        'The address of this payment link is not known any more. Withdraw it, and use a new idempotency key.',
      ),
    );
  return { link, url: await guestUrl(booking, token) };
}

/** The page of a payment link in the language of the guest, who gets it by mail or from staff. */
const guestUrl = ({ userId }: Booking, token: string): Promise<string> =>
  inLanguageOf(userId, () => linkUrl(token));

/**
 * The tokens of a link that a request may make, by the newest key first: the same ones when it is repeated, and known to nobody
 * without our secrets.
 */
const tokensFor = ({ bookingId, requestKey }: Pick<PaymentLink, 'bookingId' | 'requestKey'>): string[] =>
  requestKey ? hmacs('payment-link-token', `${bookingId} ${requestKey}`) : [randomToken()];

/** What staff choose of a link. */
interface LinkChoice {
  who: string;
  /** A part of what is owed; null for all of it. */
  cents: number | null;
  /** Whether the caller sends it by mail. */
  mail: boolean;
  /** The key of the request for a link alone. */
  requestKey?: string;
}

/**
 * Stores a new link of a booking, inside the caller's transaction with its row locked, and returns it with its address and what
 * it asks for now. Refuses FrontDeskRefused.
 */
export async function insertLink(booking: Booking, { who, cents, mail, requestKey }: LinkChoice) {
  const askedCents = checkAsked(booking, cents);
  if (mail && !(await canBeMailed(booking)))
    refuse(new FrontDeskRefused('This guest has no email address. Copy the link instead.'));
  const key = { bookingId: booking.id, requestKey: requestKey ?? null };
  const token = tokensFor(key)[0]!;
  const link = newPaymentLink({
    ...key,
    tokenHash: hashesOfToken(token)[0]!,
    cents,
    mailed: mail,
    createdById: who,
    expiresAt: await expiryOf(booking),
  });
  await repo(PaymentLink).insert(link);
  const why = `A payment link for ${englishDollars(askedCents)} was ${mail ? 'sent to the guest' : 'made'}.`;
  await transition(booking, {}, { who, why, isNote: true });
  return { link, url: await guestUrl(booking, token), askedCents };
}

/** What a new link asks for now, in cents. Refuses FrontDeskRefused. */
function checkAsked(booking: Booking, cents: number | null): number {
  const owedCents = owedNow(booking);
  if (booking.status !== BookingStatus.CONFIRMED || owedCents === 0)
    refuse(new FrontDeskRefused('The guest owes nothing for this booking.'));
  if (cents !== null && cents > owedCents)
    refuse(
      new FrontDeskRefused(
        fill('The guest owes {owed}. Enter that amount or less.', { owed: exactDollars(owedCents) }),
      ),
    );
  const asked = cents ?? owedCents;
  if (!isPayable(asked))
    refuse(new FrontDeskRefused(fill('{asked} cannot be paid online.', { asked: exactDollars(asked) })));
  return asked;
}

async function canBeMailed({ userId }: Booking): Promise<boolean> {
  const user = await repo(User).findOneByOrFail({ id: userId });
  return !isDeleted(user) && emailOf(user) !== null;
}

/** The end of the day of departure at the hotel, but at most 14 days ahead, also after the departure. */
async function expiryOf(booking: Booking): Promise<Date> {
  const latest = new Date(now().getTime() + LIMITS.paymentLinkDays * DAY);
  const departure = momentIn(await timeZoneOf(booking), addNights(booking.checkOut, 1));
  return departure > now() && departure < latest ? departure : latest;
}

/**
 * Withdraws a payment link, so that it no longer works, and closes its page. A payment that the page already took counts.
 * Repeating it changes nothing. Refuses FrontDeskRefused.
 */
export async function revokePaymentLink(
  viewer: Viewer | undefined,
  { linkId: id }: RevokePaymentLinkInput,
): Promise<Booking> {
  const { id: who } = authorizedToAsk(viewer, 'paymentLink:create');
  let pages: Payment[] = [];
  const booking = await transaction(async () => {
    const found = await repo(PaymentLink).findOneBy({ id });
    const booking = found && (await lockRow(Booking, found.bookingId));
    if (!booking || !can(viewer, 'paymentLink:create', booking))
      refuse(new FrontDeskRefused('This payment link does not exist.'));
    const { affected } = await repo(PaymentLink).update(
      { id, revokedAt: IsNull(), paidAt: IsNull() },
      { revokedAt: now() },
    );
    if (!affected) return booking;
    pages = await endPagesOf(id);
    await transition(booking, {}, { who, why: 'A payment link was withdrawn.', isNote: true });
    await recordBookingChange(viewer, 'revokePaymentLink', booking);
    return booking;
  });
  for (const page of pages) await closePage(page);
  return pages.length ? repo(Booking).findOneByOrFail({ id: booking.id }) : booking;
}

/**
 * Stops the links of a booking for good once nothing is owed or it is cancelled: what is owed later needs a new one. Joins
 * onBookingMoved.
 */
export async function revokeLinks({ booking, fromStatus }: BookingMoved): Promise<void> {
  if (fromStatus !== BookingStatus.CONFIRMED || owedNow(booking) > 0) return;
  await repo(PaymentLink).update(
    { bookingId: booking.id, revokedAt: IsNull(), paidAt: IsNull() },
    { revokedAt: now() },
  );
}

/** Whether the viewer can make a payment link of a booking. */
export const mayCreateLink = (viewer: Viewer | undefined, booking: Booking): boolean =>
  can(viewer, 'paymentLink:create', booking) && isPayable(owedNow(booking));
