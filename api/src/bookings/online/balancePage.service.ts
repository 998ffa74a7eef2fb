import { In, IsNull, Not } from 'typeorm';
import { fill, text } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { authorizedToAsk, can, type Viewer } from '../../access/policy';
import { now } from '../../core/clock';
import { refuse } from '../../core/problems';
import { newId } from '../../database/columns';
import { lockRow, repo, transaction } from '../../database/transaction';
import { exactDollars } from '../../../../schema/spoken';
import { Booking } from '../booking.entity';
import { PaymentUnavailable } from '../hold/checkout.types';
import { describeBalance } from '../hold/lineItems.service';
import { Payment } from '../pay/payment.entity';
import { insertPayment, stopReconciling } from '../pay/payment.service';
import { closePage, openPage } from '../pay/paymentPage.service';
import { BalanceRefused, type PayBalanceInput } from './balancePage.types';
import { countPages, findOpenPages, isUsable, owedNow, payableUntil } from './openPages.service';

/** A page with less time left than this is replaced when it is asked for again, in milliseconds. */
const TIME_TO_PAY = 5 * 60_000;

const DAY = 86_400_000;

/** The hosted page on which a guest pays what they owe. */
export interface OpenBalance {
  booking: Booking;
  url: string;
  cents: number;
  payableUntil: Date;
}

/** What is asked for: a page on which this booking is paid. */
interface Asked {
  bookingId: string;
  /** What the guest was shown, in cents. */
  expectedCents?: number | null | undefined;
  /** The payment link with which it is asked for: its sum, if it asks for a part, and its page. */
  link?: { id: string; cents: number | null; url: string };
}

/**
 * Opens the hosted page on which the guest of a confirmed booking pays what they owe. The sum is read here. A booking has one
 * open page: asking again returns it while the sum is the same, otherwise it is closed. Refuses BalanceRefused and
 * PaymentUnavailable.
 */
export async function payBalance(
  viewer: Viewer | undefined,
  { bookingId, expectedCents }: PayBalanceInput,
): Promise<OpenBalance> {
  authorizedToAsk(viewer, 'booking:pay');
  const booking = await repo(Booking).findOneBy({ id: bookingId });
  if (!booking || !can(viewer, 'booking:pay', booking))
    refuse(new BalanceRefused('This booking does not exist.', 0));
  return openBalancePage({ bookingId, expectedCents });
}

/**
 * Opens the hosted page on which this is paid. A page is kept for who asked for it: the guest, or a payment link, to whose page
 * it returns. Refuses BalanceRefused and PaymentUnavailable.
 */
export async function openBalancePage(asked: Asked): Promise<OpenBalance> {
  const { payment, replaced } = await transaction(() => writePayment(asked));
  const { id: paymentId, amountCents: cents, bookingId } = payment;
  // If one of them was just paid, closing it settles it, and less is owed.
  for (const page of replaced) await closePage(page);
  const booking = await repo(Booking).findOneByOrFail({ id: bookingId });
  const mayBePaid = async (owedCents: number) => cents <= owedCents && (await isUsable(payment.linkId));
  const end = async (owedCents: number) => {
    const page = await repo(Payment).findOneByOrFail({ id: paymentId });
    if (page.sessionId) await closePage(page);
    else await stopReconciling(payment);
    return refuse(await changed(owedCents, [...replaced, page]));
  };
  if (!(await mayBePaid(owedNow(booking)))) return end(owedNow(booking));
  const until = payableUntil(payment);
  const opening = await openPage(payment, () =>
    describeBalance(booking, { payment, expiresAt: until, linkUrl: asked.link?.url }),
  );
  if (opening === 'refused') await stopReconciling(payment);
  if (typeof opening === 'string') return refuse(new PaymentUnavailable(null, { isBalance: true }));

  // While the provider answered, the front desk may have taken the money, or the booking may have ended.
  const current = await repo(Booking).findOneByOrFail({ id: bookingId });
  const owedCents = owedNow(current);
  return (await mayBePaid(owedCents))
    ? { booking: current, url: opening.url, cents, payableUntil: earlier(until, current.heldUntil) }
    : end(owedCents);
}

/** Stores the payment of a new page, or finds that of the open one, and returns the pages that it replaces. */
async function writePayment({ bookingId, expectedCents, link }: Asked) {
  const booking = await lockRow(Booking, bookingId);
  const linkId = link?.id ?? null;
  const cents = Math.min(link?.cents ?? Infinity, owedNow(booking));
  if (!(await isUsable(linkId)))
    refuse(new BalanceRefused('This payment link does not work any more. You have not been charged.', cents));
  checkPayable(booking, cents);
  if (expectedCents != null && expectedCents !== cents) refuse(await changed(cents));
  const open = await findOpenPages(bookingId);
  const [newest] = open;
  const isKept = newest?.amountCents === cents && newest.linkId === linkId && timeLeft(newest) >= TIME_TO_PAY;
  if (!isKept) await checkPages(bookingId, linkId, cents);
  const replaced = isKept ? open.slice(1) : open;
  // If this process dies before it has closed them, the job does.
  if (replaced.length) await repo(Payment).update({ id: In(replaced.map(({ id }) => id)) }, { dueAt: now() });
  return {
    payment: isKept ? newest : await insertBalance(booking, { linkId, amountCents: cents }),
    replaced,
  };
}

/**
 * Limits the pages that are opened at the card provider within a day. Links count apart from the guest, who can still pay after
 * others opened many pages with a link.
 */
async function checkPages(bookingId: string, linkId: string | null, cents: number): Promise<void> {
  const opened = await countPages(bookingId, {
    byLink: linkId !== null,
    since: new Date(now().getTime() - DAY),
  });
  if (opened >= LIMITS.paymentPagesPerDay)
    refuse(
      new BalanceRefused(
        'Too many payment pages were opened for this booking. Try again tomorrow, or pay at the hotel. You have not been charged.',
        cents,
      ),
    );
}

function insertBalance(
  { id: bookingId, hotelId }: Booking,
  balance: Pick<Payment, 'linkId' | 'amountCents'>,
): Promise<Payment> {
  const id = newId();
  const of = { bookingId, hotelId, changeId: null };
  return insertPayment({ ...balance, ...of, id, requestKey: id, createdAt: now() });
}

/** The page of a held booking is closed when its time is over. */
const earlier = (until: Date, heldUntil: Date | null): Date =>
  heldUntil && heldUntil < until ? heldUntil : until;

const timeLeft = (payment: Payment): number => payableUntil(payment).getTime() - now().getTime();

function checkPayable({ paidCents }: Booking, owedCents: number): void {
  const { lowestPaymentCents: lowest, highestPaymentCents: highest } = LIMITS;
  if (owedCents === 0) refuse(new BalanceRefused('Nothing is owed for this booking.', 0));
  if (!isPayable(owedCents) || paidCents + owedCents > LIMITS.highestPaidCents)
    refuse(
      new BalanceRefused(
        owedCents < lowest
          ? fill('Less than {lowest} cannot be paid online. Please pay it at the hotel.', {
              lowest: exactDollars(lowest),
            })
          : fill('More than {highest} cannot be paid online. Please pay at the hotel.', {
              highest: exactDollars(highest),
            }),
        owedCents,
      ),
    );
}

/** Whether the card provider takes a payment of this sum. */
export const isPayable = (cents: number): boolean =>
  cents >= LIMITS.lowestPaymentCents && cents <= LIMITS.highestPaymentCents;

/** Whether the viewer can pay online what is owed of a booking. */
export const mayPayBalance = (viewer: Viewer | undefined, booking: Booking): boolean =>
  can(viewer, 'booking:pay', booking) && isPayable(owedNow(booking));

/** What is said if the sum of a page is no longer owed. Pages that were closed may have been paid before. */
async function changed(owedCents: number, closed: readonly Payment[] = []): Promise<BalanceRefused> {
  const ids = In(closed.map(({ id }) => id));
  const isPaid = closed.length > 0 && (await repo(Payment).existsBy({ id: ids, paidAt: Not(IsNull()) }));
  if (isPaid) {
    const message = owedCents
      ? fill('Your earlier payment has arrived. {owed} is still owed. What was paid beyond it is refunded.', {
          owed: exactDollars(owedCents),
        })
      : text(
          'Your earlier payment has arrived. Nothing is owed any more. What was paid beyond it is refunded.',
        );
    return new BalanceRefused(message, owedCents);
  }
  return new BalanceRefused(
    owedCents
      ? fill('What is owed has changed: it is {owed} now. You have not been charged.', {
          owed: exactDollars(owedCents),
        })
      : 'Nothing is owed for this booking any more. You have not been charged.',
    owedCents,
  );
}
