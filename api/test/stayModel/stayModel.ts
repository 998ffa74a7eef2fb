import { addNights, countNights } from '../../../schema/nights';
import { Ledger, type ModelExtra } from './ledger';
import {
  isSameType,
  nightsIn,
  priceOf,
  ROOM_PRICES,
  type Ending,
  type ModelNight,
  type Part,
  type Terms,
} from './nights';

/** The most that is given as goodwill on one booking, in cents. */
export const GOODWILL_LIMIT = 9000;

/** A booking of one room, by the rules of src/bookings/README.md. */
export class StayModel {
  readonly money = new Ledger();
  status: 'CONFIRMED' | 'CANCELLED' = 'CONFIRMED';
  nights: ModelNight[] = [];
  parts: Part[] = [];
  extras: ModelExtra[] = [];
  ending: Ending | undefined;
  /** The page that the guest has opened to pay what is owed, and its sum. */
  page: { url: string; cents: number } | undefined;
  private freeDays: number;
  /** What had come back before the booking was cancelled. */
  private before = { refundedCents: 0, lostCents: 0, isDue: false };

  constructor(
    public today: string,
    readonly terms: Terms,
  ) {
    this.freeDays = terms.freeDays;
  }

  get first(): string {
    return this.parts[0]!.from;
  }

  get last(): Part {
    return this.parts.at(-1)!;
  }

  get hasArrived(): boolean {
    return this.parts.some(({ state }) => state === 'CHECKED_IN' || state === 'CHECKED_OUT');
  }

  /** Until the first night is over and nobody has checked in. */
  get isAhead(): boolean {
    return this.status === 'CONFIRMED' && this.today <= this.first && !this.hasArrived;
  }

  get isDue(): boolean {
    return this.money.refunds.some(({ state }) => state !== 'DONE');
  }

  get payment(): string {
    const { owedCents, paidCents, refundedCents, lostCents } = this.money;
    if (this.isDue) return 'REFUNDING';
    if (this.status === 'CONFIRMED') return owedCents > 0 ? 'OPEN' : 'PAID';
    const { before } = this;
    const cameBack = refundedCents > before.refundedCents || lostCents > before.lostCents || before.isDue;
    return paidCents === 0 ? 'OPEN' : cameBack ? 'REFUNDED' : 'PAID';
  }

  get mostGoodwillCents(): number {
    return Math.max(0, Math.min(this.money.leftCents, GOODWILL_LIMIT - this.money.goodwillCents));
  }

  get mostCreditCents(): number {
    if (this.status !== 'CONFIRMED') return 0;
    return Math.max(0, Math.min(this.money.owedCents, GOODWILL_LIMIT - this.money.goodwillCents));
  }

  get mostRefundCents(): number {
    return this.isAhead ? this.money.leftCents : 0;
  }

  book(room: number, from: string, nights: number, nightCents?: number): void {
    const to = addNights(from, nights);
    this.parts = [{ room, from, to, state: 'EXPECTED' }];
    this.sell(nightsIn({ room, from, to }, nightCents));
  }

  /** What the terms give for nights of this price today. */
  byTerms(cents: number): number {
    const isFree = this.today <= addNights(this.first, -this.freeDays);
    return isFree ? cents : Math.floor((cents * this.terms.latePercent) / 100);
  }

  /** What cancelling at the guest's wish refunds: by the terms, and in full what was paid for extras. */
  refundIfCancelled(): number {
    if (!this.isAhead) return 0;
    const { chargedCents, extrasCents, waivedCents } = this.money;
    const back = this.byTerms(chargedCents) + Math.max(0, extrasCents - waivedCents);
    return this.money.comeBack(back).refundCents;
  }

  cancel(refundCents: number): void {
    const { money } = this;
    const { refundedCents, lostCents } = money;
    this.before = { refundedCents, lostCents, isDue: this.isDue };
    const kept = money.chargedCents + money.extrasCents - money.owedCents - refundCents;
    money.refund(refundCents);
    money.keep(kept);
    money.chargedCents = 0;
    money.extrasCents = 0;
    this.status = 'CANCELLED';
  }

  /** The nights after a change of the last part: kept ones as they were sold, the others at this price. */
  planChange(part: Omit<Part, 'state'>, nightCents = ROOM_PRICES[part.room]!): ModelNight[] {
    const before = this.nights.filter(({ day }) => day < part.from && this.parts.length > 1);
    const own = this.nights.filter((night) => !before.includes(night));
    return [
      ...before,
      ...nightsIn(part, nightCents).map((night) => {
        const sold = own.find(
          ({ day, room }) => day === night.day && (room === night.room || isSameType(room, night.room)),
        );
        return { ...night, cents: sold?.cents ?? night.cents };
      }),
    ];
  }

  /** Replaces nights; `creditCents` of a lower price come back, and the hotel keeps the rest. */
  change(nights: ModelNight[], parts: Part[], creditCents: number): void {
    const { money } = this;
    const fall = this.money.chargedCents - priceOf(nights);
    const { creditedCents, refundCents } = money.comeBack(fall > 0 ? creditCents : 0);
    this.keepTerms(parts[0]!.from);
    this.parts = parts;
    this.sell(nights);
    money.refund(refundCents);
    if (fall > 0) money.keep(fall - creditedCents - refundCents);
    this.ending = undefined;
  }

  /** What comes back at most for nights that are given up. */
  mostBack(cents: number): number {
    return Math.min(cents, this.money.owedCents + this.money.leftCents);
  }

  /** Guests move to another room for their nights from today on, at the same price. */
  move(room: number): void {
    const at = this.last;
    const from = at.from < this.today ? this.today : at.from;
    for (const night of this.nights) if (night.day >= from) night.room = room;
    if (from === at.from) at.room = room;
    else {
      this.parts.push({ ...at, room, from });
      Object.assign(at, { to: from, ...(at.state === 'CHECKED_IN' ? { state: 'CHECKED_OUT' } : {}) });
    }
    this.joinParts();
    this.ending = undefined;
  }

  /** Guests who are back in the room that they left today have one stay again. */
  private joinParts(): void {
    const [before, after] = [this.parts.at(-2), this.last];
    if (before?.room !== after.room) return;
    this.parts.splice(-2, 2, { ...after, from: before.from });
  }

  get mayEnd(): boolean {
    return this.status === 'CONFIRMED' && this.first < this.today && this.last.to > this.today;
  }

  /** What the nights from tonight on cost. */
  get givenUpCents(): number {
    return priceOf(this.nights) - priceOf(this.nights.filter(({ day }) => day < this.today));
  }

  /** `refundCents` is what staff choose; without it the terms decide. */
  end(isNoShow: boolean, refundCents?: number): void {
    const { money } = this;
    const cents = this.givenUpCents;
    const terms = money.comeBack(this.byTerms(cents));
    const refund = refundCents ?? terms.refundCents;
    const creditedCents = refund > 0 ? money.owedCents : terms.creditedCents;
    const fees = { feeCents: money.feeCents, lossCents: money.lossCents };
    const before = { nights: this.nights, parts: this.parts.map((part) => ({ ...part })) };
    this.sell(this.nights.filter(({ day }) => day < this.today));
    money.refund(refund);
    money.keep(cents - creditedCents - refund);
    const wasNoShow = this.parts.some(({ state }) => state === 'NO_SHOW');
    this.parts = this.parts.filter(({ from }) => from < this.today);
    if (this.last.to > this.today) this.last.to = this.today;
    this.last.state = isNoShow || wasNoShow ? 'NO_SHOW' : 'CHECKED_OUT';
    fees.feeCents = money.feeCents - fees.feeCents;
    fees.lossCents -= money.lossCents;
    this.ending = refund ? undefined : { day: this.today, ...before, fees };
  }

  get mayUndoEnd(): boolean {
    return this.status === 'CONFIRMED' && this.ending?.day === this.today;
  }

  undoEnd(): void {
    const { nights, parts, fees } = this.ending!;
    this.sell(nights);
    this.parts = parts;
    this.money.feeCents -= fees.feeCents;
    this.money.lossCents += fees.lossCents;
    this.ending = undefined;
  }

  addExtra(extra: ModelExtra): void {
    this.extras.push(extra);
    this.money.extrasCents += extra.cents;
  }

  /** What removing an extra does to each part of its price. */
  whatRemovalGives({ cents }: ModelExtra) {
    const credited = Math.min(this.money.owedCents, cents);
    const waived = Math.min(this.money.waivedCents, cents - credited);
    return { waived, refund: cents - credited - waived };
  }

  removeExtra(extra: ModelExtra): void {
    const { waived, refund } = this.whatRemovalGives(extra);
    this.extras = this.extras.filter((other) => other !== extra);
    this.money.extrasCents -= extra.cents;
    this.money.endWaiver(waived);
    this.money.refund(refund);
  }

  /** An online payment of a balance: what exceeds what is owed comes back. */
  payBalance(cents: number): void {
    const { owedCents } = this.money;
    this.money.pay('ONLINE', cents, this.today);
    if (cents > owedCents) this.money.refund(cents - owedCents);
  }

  private sell(nights: ModelNight[]): void {
    this.nights = nights;
    this.money.chargedCents = priceOf(nights);
  }

  /** Moving to later dates does not make cancelling free again. */
  private keepTerms(from: string): void {
    if (from <= this.first || this.today <= addNights(this.first, -this.freeDays)) return;
    this.freeDays += countNights(this.first, from);
  }
}
