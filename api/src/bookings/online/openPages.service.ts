import { IsNull, MoreThan, Not } from 'typeorm';
import { now } from '../../core/clock';
import { repo } from '../../database/transaction';
import { owedBy } from '../balance/owed';
import { Booking, BookingStatus } from '../booking.entity';
import type { BookingMoved } from '../history.service';
import { PaymentLink } from './paymentLink.entity';
import { Payment, PaymentMethod } from '../pay/payment.entity';
import { ofBooking } from '../ofBooking.service';

/** How long a page for what is owed can be paid, in milliseconds. */
export const PAGE_MS = 30 * 60_000;

/** The payments of what is owed whose page may still be paid. */
const OPEN = {
  method: PaymentMethod.ONLINE,
  requestKey: Not(IsNull()),
  paidAt: IsNull(),
  dueAt: Not(IsNull()),
};

/** The open pages of a booking, newest first: one, and those that are being closed. */
export const findOpenPages = (bookingId: string): Promise<Payment[]> =>
  repo(Payment).find({ where: { bookingId, ...OPEN }, order: { createdAt: 'DESC', id: 'DESC' } });

/** How many pages for what is owed were opened since then, with payment links or without. */
export const countPages = (
  bookingId: string,
  { byLink, since }: { byLink: boolean; since: Date },
): Promise<number> =>
  repo(Payment).countBy({
    bookingId,
    method: PaymentMethod.ONLINE,
    requestKey: Not(IsNull()),
    linkId: byLink ? Not(IsNull()) : IsNull(),
    createdAt: MoreThan(since),
  });

/** Until when a page can be paid. The job closes it then. */
export const payableUntil = ({ createdAt }: Pick<Payment, 'createdAt'>): Date =>
  new Date(createdAt.getTime() + PAGE_MS);

/** What the guest of a confirmed booking owes, in cents; 0 of any other. */
export const owedNow = (booking: Booking): number =>
  booking.status === BookingStatus.CONFIRMED ? owedBy(booking) : 0;

/** Whether a payment link can still be paid; true for a page that was opened without one. */
export async function isUsable(linkId: string | null): Promise<boolean> {
  if (!linkId) return true;
  const { paidAt, revokedAt, expiresAt } = await repo(PaymentLink).findOneByOrFail({ id: linkId });
  return !paidAt && !revokedAt && expiresAt > now();
}

/** Lets the job close the pages that were opened with a link, and returns them. Inside the caller's transaction. */
export async function endPagesOf(linkId: string): Promise<Payment[]> {
  const pages = await repo(Payment).findBy({ linkId, ...OPEN });
  await repo(Payment).update({ linkId, ...OPEN }, { dueAt: now() });
  return pages;
}

/** Whether the sum of a page is still owed, and no newer page has replaced it. */
export async function isBalanceAwaited(payment: Payment): Promise<boolean> {
  const { id, bookingId, amountCents } = payment;
  if (payableUntil(payment) <= now()) return false;
  const [newest] = await findOpenPages(bookingId);
  if (newest?.id !== id || !(await isUsable(payment.linkId))) return false;
  return amountCents <= owedNow(await repo(Booking).findOneByOrFail({ id: bookingId }));
}

/**
 * Lets the job close the pages of a booking that ask for more than is still owed, at once. Joins onBookingMoved. What is paid
 * before then is refunded where it exceeds what is owed.
 */
export async function endOverpayingPages({ booking, fromStatus }: BookingMoved): Promise<void> {
  if (fromStatus !== BookingStatus.CONFIRMED) return;
  const amountCents = MoreThan(owedNow(booking));
  await repo(Payment).update({ ...ofBooking(booking), ...OPEN, amountCents }, { dueAt: now() });
}
