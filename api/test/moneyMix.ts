import { makeRandom, type Random } from '../seeds/random';
import { addNights } from '../../schema/nights';
import { ProviderLedger } from './providerLedger';

/** Sends a document; returns the result of its first root field. */
export type Ask = (query: string, variables?: object) => Promise<any>;

interface MixGuest {
  id: string;
  ask: Ask;
}

/** A hotel with rooms and guests, an administrator, and the card provider of the server. */
export interface MixPlace {
  hotelId: string;
  roomNumberIds: string[];
  guests: MixGuest[];
  admin: Ask;
  /** Where the provider's API is, and the file of its ledger. */
  provider: { api: string; file: string };
}

interface Booked {
  id: string;
  guest: MixGuest;
  roomNumberId: string;
  checkIn: string;
  nights: number;
}

const PROBLEM = '... on Problem { message }';
const CHECKOUT = `mutation ($input: CreateCheckoutInput!) { createCheckout(input: $input) {
  __typename ... on Checkout { url booking { id } } ${PROBLEM} } }`;
const RELEASE = `mutation ($input: ReleaseCheckoutInput!) { releaseCheckout(input: $input) {
  __typename ${PROBLEM} } }`;
const WALK_IN = `mutation ($input: CreateWalkInInput!) { createWalkIn(input: $input) {
  __typename ... on Booking { id } ${PROBLEM} } }`;
const CHANGE = `mutation ($input: ChangeBookingInput!) { changeBooking(input: $input) {
  __typename ... on ChangedBooking { url } ${PROBLEM} } }`;
const CANCEL = `mutation ($input: CancelBookingInput!) { cancelBooking(input: $input) {
  __typename ${PROBLEM} } }`;
const PAY_OUT = `mutation ($input: ConfirmPayOutInput!) { confirmPayOut(input: $input) {
  __typename ${PROBLEM} } }`;
const LEFT = `query ($id: ID!) { booking(id: $id) { viewerCan { mostRefundCents }
  refunds { id method isDue } } }`;

/**
 * A random mix of what can happen to the money of bookings: paid online and at the desk, changed, cancelled by guests and
 * by staff, refunded by hand at the provider, and such refunds cancelled. The same seed makes the same choices.
 */
export class MoneyMix {
  private readonly random: Random;
  private readonly booked: Booked[] = [];
  private keys = 0;
  /** How often each step was taken. */
  readonly taken: Record<string, number> = {};

  constructor(
    readonly place: MixPlace,
    private readonly seed: number,
  ) {
    this.random = makeRandom(seed);
  }

  /** The references of all bookings that were made. */
  get ids(): string[] {
    return this.booked.map(({ id }) => id);
  }

  /** Takes this many steps, one after another. Some are refused, as nights may be taken and bookings have ended. */
  async act(steps: number): Promise<void> {
    const kinds = {
      book: () => this.book(),
      bookAgain: () => this.book(),
      bookAtDesk: () => this.bookAtDesk(),
      change: () => this.change(),
      cancelByGuest: () => this.cancelByGuest(),
      cancelByStaff: () => this.cancelByStaff(),
      payOut: () => this.payOut(),
      refundByHand: () => this.refundByHand(),
      cancelByHand: () => this.cancelByHand(),
    };
    for (let step = 0; step < steps; step++) {
      const [name, take] = this.random.pick(Object.entries(kinds));
      if (await take()) this.taken[name] = (this.taken[name] ?? 0) + 1;
    }
  }

  private choice() {
    const { hotelId, roomNumberIds } = this.place;
    const nights = this.random.whole(1, 4);
    const today = new Date().toISOString().slice(0, 10);
    const checkIn = addNights(today, this.random.whole(10, 300));
    const stay = { roomNumberId: this.random.pick(roomNumberIds), checkIn, nights };
    return { stay, input: { hotelId, ...this.nightsOf(stay), idempotencyKey: this.key() } };
  }

  private nightsOf = ({ roomNumberId, checkIn, nights }: Omit<Booked, 'id' | 'guest'>) => ({
    roomNumberIds: [roomNumberId],
    checkIn,
    checkOut: addNights(checkIn, nights),
  });

  private key = () => `mix-${this.seed}-${(this.keys += 1)}`;

  private async book(): Promise<boolean> {
    const guest = this.random.pick(this.place.guests);
    const { stay, input } = this.choice();
    const { __typename, url, booking } = await guest.ask(CHECKOUT, { input });
    if (__typename !== 'Checkout') return false;
    const isPaid = this.random.whole(1, 6) > 1;
    if (!isPaid) await guest.ask(RELEASE, { input: { bookingId: booking.id } });
    else if (await pay(url)) this.booked.push({ id: booking.id, guest, ...stay });
    return true;
  }

  private async bookAtDesk(): Promise<boolean> {
    const guest = this.random.pick(this.place.guests);
    const { stay, input } = this.choice();
    const paidBy = this.random.pick(['CASH', 'TERMINAL']);
    const made = await this.place.admin(WALK_IN, { input: { ...input, userId: guest.id, paidBy } });
    if (made.__typename === 'Booking') this.booked.push({ id: made.id, guest, ...stay });
    return made.__typename === 'Booking';
  }

  /** Fewer nights are refunded; more are paid. */
  private async change(): Promise<boolean> {
    const one = this.pickBooked();
    if (!one) return false;
    const stay = { ...one, nights: this.random.whole(1, 6) };
    const input = { bookingId: one.id, ...this.nightsOf(stay), idempotencyKey: this.key() };
    const { __typename, url } = await one.guest.ask(CHANGE, { input });
    if (__typename !== 'ChangedBooking') return false;
    if (url && !(await pay(url))) return false;
    Object.assign(one, stay);
    return true;
  }

  private async cancelByGuest(): Promise<boolean> {
    const one = this.pickBooked();
    if (!one) return false;
    const { __typename } = await one.guest.ask(CANCEL, { input: { bookingId: one.id } });
    return __typename === 'Booking';
  }

  /** With any refund up to what is left. */
  private async cancelByStaff(): Promise<boolean> {
    const one = this.pickBooked();
    const booking = one && (await this.place.admin(LEFT, { id: one.id }));
    const most = booking?.viewerCan.mostRefundCents ?? 0;
    if (!one || most === 0) return false;
    const refundCents = this.random.whole(1, most);
    const input = { bookingId: one.id, cancelledBy: 'HOTEL', refundCents, reason: 'A mix.' };
    return (await this.place.admin(CANCEL, { input })).__typename === 'Booking';
  }

  private async payOut(): Promise<boolean> {
    const one = this.pickBooked();
    const booking = one && (await this.place.admin(LEFT, { id: one.id }));
    const due = booking?.refunds.find((refund: any) => refund.isDue && refund.method !== 'ONLINE');
    if (!due) return false;
    const { __typename } = await this.place.admin(PAY_OUT, { input: { refundId: due.id } });
    return __typename === 'Booking';
  }

  private refundByHand(): Promise<boolean> {
    return this.atProvider(async (ledger) => {
      const [payment] = this.random.shuffle(ledger.payments().filter(({ left }) => left > 0));
      if (!payment) return false;
      const amount = this.random.whole(1, payment.left);
      return this.post('refunds', { payment_intent: payment.id, amount: String(amount) });
    });
  }

  private cancelByHand(): Promise<boolean> {
    return this.atProvider(async (ledger) => {
      const byHand = ledger.refunds().filter(({ refundId, isCancelled }) => !refundId && !isCancelled);
      const [refund] = this.random.shuffle(byHand);
      return refund ? this.post(`refunds/${refund.id}/cancel`, {}) : false;
    });
  }

  private async atProvider(work: (ledger: ProviderLedger) => Promise<boolean>): Promise<boolean> {
    const ledger = new ProviderLedger(this.place.provider.file);
    try {
      return await work(ledger);
    } finally {
      ledger.close();
    }
  }

  private async post(path: string, form: Record<string, string>): Promise<boolean> {
    const headers = { authorization: 'Bearer sk_test_desk' };
    const body = new URLSearchParams(form);
    const answer = await fetch(`${this.place.provider.api}/${path}`, { method: 'POST', body, headers });
    await answer.body?.cancel();
    return answer.ok;
  }

  private pickBooked = (): Booked | undefined =>
    this.booked.length ? this.random.pick(this.booked) : undefined;
}

/** Pays on the hosted page; false if it is closed. */
async function pay(url: string): Promise<boolean> {
  const body = new URLSearchParams({ card: '4242424242424242' });
  const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  await answer.body?.cancel();
  return answer.status === 303;
}
