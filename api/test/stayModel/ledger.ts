/** How a payment is made, and so how a refund of it comes back. */
export type Method = 'ONLINE' | 'TERMINAL' | 'CASH';

export interface ModelPayment {
  method: Method;
  cents: number;
  /** The day at the hotel on which it was made. */
  day: string;
  /** What an open dispute has taken of it, and what a lost one has. */
  heldCents: number;
  lostCents: number;
  wasDisputed: boolean;
}

/** An extra that was sold, by its id at the server. */
export interface ModelExtra {
  id: string;
  cents: number;
}

interface ModelRefund {
  payment: ModelPayment;
  cents: number;
  /** DUE: to be paid out at the desk. WITHHELD: waits for a dispute. DONE: sent, or paid out. */
  state: 'DUE' | 'WITHHELD' | 'DONE';
  isGoodwill: boolean;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The money of one booking by the rules of src/bookings/README.md, in cents. It shares no code with the server. */
export class Ledger {
  /** Nights with their taxes and fees. */
  chargedCents = 0;
  extrasCents = 0;
  /** What the hotel keeps beyond what is sold, gives without having to, and loses to disputes. */
  feeCents = 0;
  allowanceCents = 0;
  lossCents = 0;
  /** The part of the allowances that was waived of what was owed. */
  waivedCents = 0;
  payments: ModelPayment[] = [];
  refunds: ModelRefund[] = [];

  get paidCents(): number {
    return sum(this.payments.map(({ cents }) => cents));
  }

  get refundedCents(): number {
    return sum(this.refunds.map(({ cents }) => cents));
  }

  get lostCents(): number {
    return sum(this.payments.map((payment) => payment.lostCents));
  }

  /** What was paid, neither refunded nor lost to a bank. */
  get leftCents(): number {
    return Math.max(0, this.paidCents - this.refundedCents - this.lostCents);
  }

  /** What the guest owes. */
  get owedCents(): number {
    const sold = this.chargedCents + this.extrasCents + this.feeCents - this.allowanceCents - this.lossCents;
    return sold - this.paidCents + this.refundedCents + this.lostCents;
  }

  get goodwillCents(): number {
    const refunded = this.refunds.filter(({ isGoodwill }) => isGoodwill);
    return this.waivedCents + sum(refunded.map(({ cents }) => cents));
  }

  refundedOf(payment: ModelPayment): number {
    return sum(this.refunds.filter((refund) => refund.payment === payment).map(({ cents }) => cents));
  }

  pay(method: Method, cents: number, day: string): void {
    this.payments.push({ method, cents, day, heldCents: 0, lostCents: 0, wasDisputed: false });
  }

  void(payment: ModelPayment): void {
    this.payments = this.payments.filter((other) => other !== payment);
  }

  /** What comes back lowers what is owed first; the rest is refunded, up to what is left. */
  comeBack(cents: number): { creditedCents: number; refundCents: number } {
    const creditedCents = Math.min(this.owedCents, cents);
    return { creditedCents, refundCents: Math.min(cents - creditedCents, this.leftCents) };
  }

  /** Refunds from the newest payment on, in the way of each. */
  refund(cents: number, isGoodwill = false): void {
    let rest = Math.min(cents, this.leftCents);
    for (const payment of [...this.payments].reverse()) {
      const share = Math.min(rest, payment.cents - payment.lostCents - this.refundedOf(payment));
      if (share <= 0) continue;
      rest -= share;
      const state = payment.method === 'ONLINE' ? 'WITHHELD' : 'DUE';
      this.refunds.push({ payment, cents: share, state, isGoodwill });
      this.send(payment);
    }
  }

  /** What the hotel keeps makes up for a loss before it is a fee. Below zero it is given without having to. */
  keep(cents: number): void {
    if (cents < 0) this.allowanceCents -= cents;
    else {
      const loss = Math.min(cents, this.lossCents);
      this.lossCents -= loss;
      this.feeCents += cents - loss;
    }
  }

  waive(cents: number): void {
    this.waivedCents += cents;
    this.allowanceCents += cents;
  }

  /** A waiver ends with the extra that was waived. */
  endWaiver(cents: number): void {
    this.waivedCents -= cents;
    this.allowanceCents -= cents;
  }

  payOut(refund: ModelRefund): void {
    refund.state = 'DONE';
  }

  openDispute(payment: ModelPayment, cents: number): void {
    payment.heldCents = cents;
    payment.wasDisputed = true;
  }

  winDispute(payment: ModelPayment): void {
    payment.heldCents = 0;
    this.send(payment);
  }

  /** Refunds that waited for what the bank keeps are no longer owed; the rest of it is lost. */
  loseDispute(payment: ModelPayment): void {
    const before = this.refundedCents;
    const taken = payment.heldCents;
    payment.heldCents = 0;
    payment.lostCents += taken;
    this.send(payment);
    this.lossCents += taken - (before - this.refundedCents);
  }

  /** Sends waiting refunds, as far as the bank has not taken the money; what it took for good is owed no longer. */
  private send(payment: ModelPayment): void {
    const own = this.refunds.filter((refund) => refund.payment === payment);
    const sent = sum(own.filter(({ state }) => state === 'DONE').map(({ cents }) => cents));
    let owed = Math.max(0, payment.cents - payment.lostCents - sent);
    let free = Math.max(0, owed - payment.heldCents);
    for (const refund of own.filter(({ state }) => state === 'WITHHELD')) {
      const now = Math.min(refund.cents, free);
      const later = Math.min(refund.cents, owed) - now;
      [free, owed] = [free - now, owed - now - later];
      this.refunds.splice(
        this.refunds.indexOf(refund),
        1,
        ...(now ? [{ ...refund, cents: now, state: 'DONE' as const }] : []),
        ...(later ? [{ ...refund, cents: later }] : []),
      );
    }
  }
}
