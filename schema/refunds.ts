import { fill } from './fill';

/** How a payment was made, as in the schema's PaymentMethod; BANK: the bank has taken it back in a dispute. */
type Method = 'ONLINE' | 'CASH' | 'TERMINAL' | 'ON_ACCOUNT' | 'BANK';

/** The way of the part of a refund that the guest's bank has already taken back, so that it is not refunded again. */
export const BY_BANK = 'BANK';

/** A payment of a booking that a refund can be taken from. Moments are ISO texts or dates; both sort. */
export interface RefundablePayment {
  id: string;
  method: string;
  amountCents: number;
  /** What of it has been or is being refunded. */
  refundedCents: number;
  /** What of it the bank took back for good. */
  disputedCents: number;
  paidAt: string | Date | null;
}

/** A part of a refund: the payment that it gives back, and its cents. */
export interface RefundShare<P> {
  payment: P;
  cents: number;
}

/** Newest payment first: what was paid last comes back first. */
function newestFirst(one: RefundablePayment, other: RefundablePayment): number {
  const time = ({ paidAt }: RefundablePayment) => new Date(paidAt!).getTime();
  return time(other) - time(one) || (one.id < other.id ? 1 : -1);
}

/**
 * Which payments a refund is taken from, and how much of each: from the newest on, up to what is not refunded
 * yet and not taken back by the bank. Payments that are not paid give nothing.
 */
export function splitRefund<P extends RefundablePayment>(
  payments: readonly P[],
  cents: number,
): RefundShare<P>[] {
  let left = cents;
  const paid = payments.filter(({ paidAt }) => paidAt !== null).sort(newestFirst);
  return paid.flatMap((payment) => {
    const share = Math.min(left, payment.amountCents - payment.refundedCents - payment.disputedCents);
    if (share <= 0) return [];
    left -= share;
    return [{ payment, cents: share }];
  });
}

/**
 * What a guest reads about a refund. EXPECTED: what would come back. DUE: it is owed. DONE: the card provider has
 * accepted it, or the front desk has paid it out.
 */
export type RefundTold = 'EXPECTED' | 'DUE' | 'DONE';

/** Cents that come back by one way of payment. */
export interface RefundPart {
  method: string;
  cents: number;
}

/** The parts of a refund by way of payment, in a fixed order: card online, card at the desk, cash, on account. */
export function partsOf(parts: readonly RefundPart[]): RefundPart[] {
  const order: Method[] = ['ONLINE', 'TERMINAL', 'CASH', 'ON_ACCOUNT', BY_BANK];
  return order.flatMap((method) => {
    const cents = parts.reduce((sum, part) => sum + (part.method === method ? part.cents : 0), 0);
    return cents > 0 ? [{ method, cents }] : [];
  });
}

/** A payment, with what of it an open dispute has taken, in cents. */
export type DisputablePayment = RefundablePayment & { openDisputeCents: number };

/** The parts of these shares by way of payment. What an open dispute has taken is the bank's to return. */
export const partsOfShares = (shares: readonly RefundShare<DisputablePayment>[]): RefundPart[] =>
  partsOf(
    shares.flatMap(({ payment, cents }) => {
      const { method, amountCents, refundedCents, disputedCents, openDisputeCents } = payment;
      const left = Math.max(0, amountCents - refundedCents - disputedCents - openDisputeCents);
      const free = Math.min(cents, left);
      return [
        { method, cents: free },
        { method: BY_BANK, cents: cents - free },
      ];
    }),
  );

/** How a refund of these payments comes back: its parts by way of payment. */
export const splitByMethod = (payments: readonly DisputablePayment[], cents: number): RefundPart[] =>
  partsOfShares(splitRefund(payments, cents));

/** The part of a refund that a guest gets at the front desk, in cents. */
export const deskCentsOf = (parts: readonly RefundPart[]): number =>
  parts.reduce((sum, { method, cents }) => sum + (method === 'TERMINAL' || method === 'CASH' ? cents : 0), 0);

const SENTENCES: Record<Method, Record<RefundTold, (amount: string) => string>> = {
  ONLINE: {
    EXPECTED: (amount) => fill('{amount} goes back to the card you paid with.', { amount }),
    DUE: (amount) =>
      fill('{amount} goes back to the card you paid with. We will email you when it is on its way.', {
        amount,
      }),
    DONE: (amount) =>
      fill(
        '{amount} is on its way to the card you paid with. It usually takes 5 to 10 business days to appear.',
        { amount },
      ),
  },
  TERMINAL: {
    EXPECTED: (amount) =>
      fill('You get {amount} at the front desk, on the card you paid with there.', { amount }),
    DUE: (amount) =>
      fill(
        'You get {amount} at the front desk, on the card you paid with there. Please bring that card and your booking reference.',
        { amount },
      ),
    DONE: (amount) => fill('{amount} was paid out to your card at the front desk.', { amount }),
  },
  CASH: {
    EXPECTED: (amount) => fill('You get {amount} at the front desk, in cash.', { amount }),
    DUE: (amount) =>
      fill('You get {amount} at the front desk, in cash. Please bring your booking reference.', { amount }),
    DONE: (amount) => fill('{amount} was paid out to you in cash at the front desk.', { amount }),
  },
  ON_ACCOUNT: {
    EXPECTED: (amount) =>
      fill('{amount} goes back to the company that pays for this booking on account.', { amount }),
    DUE: (amount) =>
      fill('{amount} goes back to the company that pays for this booking on account.', { amount }),
    DONE: (amount) =>
      fill('{amount} went back to the company that pays for this booking on account.', { amount }),
  },
  BANK: {
    EXPECTED: (amount) =>
      fill(
        'Your bank has already taken back {amount}, because this payment was disputed. If it returns the money to us, we refund it.',
        { amount },
      ),
    DUE: (amount) =>
      fill(
        'Your bank has already taken back {amount}, because this payment was disputed. If it returns the money to us, we refund it to your card and email you.',
        { amount },
      ),
    DONE: (amount) =>
      fill(
        'Your bank has taken back {amount}, because this payment was disputed. We do not refund it again.',
        { amount },
      ),
  },
};

/**
 * The sentences that tell a guest how money comes back: one for each way of payment. Only the card provider's
 * refunds go to the card by themselves and are followed by a mail; what was paid at the front desk is paid out
 * there. `money` writes cents as an amount.
 */
export const explainRefund = (
  parts: readonly RefundPart[],
  told: RefundTold,
  money: (cents: number) => string,
): string[] => partsOf(parts).map(({ method, cents }) => SENTENCES[method as Method][told](money(cents)));
