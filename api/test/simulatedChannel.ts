import type { Random } from '../seeds/random';

/** The state of a booking at the channel. */
export interface Sold {
  reference: string;
  revision: number;
  cancelled: boolean;
  /** The first night, in days from today, and the number of nights. */
  from: number;
  nights: number;
  roomTypeId: string;
}
/** What the hotel answered to the newest revision. */
type Outcome = 'done' | 'sold out' | undefined;

/** Pushes one state; answers the type of the result, or `lost` if no answer came. */
export type Push = (sold: Sold) => Promise<string>;

/**
 * A channel whose messages are lost, repeated and overtaken: some never arrive at first, the answers of some are lost, and
 * all wait in a pile from which any is taken next. It repeats a message until it has an answer.
 */
export class SimulatedChannel {
  readonly bookings = new Map<string, Sold>();
  private readonly outcomes = new Map<string, Outcome>();
  private pile: Sold[] = [];
  private made = 0;
  /** What went wrong on the way so far. */
  readonly counts = { lost: 0, repeated: 0, overtaken: 0 };
  /** The highest revision of each booking that was sent. */
  private readonly sent = new Map<string, number>();

  constructor(
    private readonly random: Random,
    private readonly roomTypeIds: readonly string[],
    private readonly push: Push,
  ) {}

  /** A guest of the channel books, changes or cancels. */
  change(): void {
    const kept = [...this.bookings.values()].filter(({ cancelled }) => !cancelled);
    const choice = this.random.next();
    const one = kept.length ? this.random.pick(kept) : undefined;
    if (!one || choice < 0.4) this.write({ ...this.stay(), reference: `R${++this.made}`, revision: 1 });
    else if (choice < 0.7)
      this.write({ ...this.stay(), reference: one.reference, revision: one.revision + 1 });
    else this.write({ ...one, cancelled: true, revision: one.revision + 1 });
  }

  private stay() {
    const [from, nights] = [this.random.whole(1, 40), this.random.whole(1, 5)];
    return { from, nights, roomTypeId: this.random.pick(this.roomTypeIds), cancelled: false };
  }

  private write(sold: Sold): void {
    this.bookings.set(sold.reference, sold);
    this.outcomes.set(sold.reference, undefined);
    this.pile.push(sold);
    if (this.random.next() < 0.2) {
      this.pile.push(sold);
      this.counts.repeated += 1;
    }
  }

  /** How many messages wait to be sent. */
  get waiting(): number {
    return this.pile.length;
  }

  /** Sends one of the waiting messages; it stays in the pile if it is lost on the way. */
  async send(): Promise<void> {
    if (!this.pile.length) return;
    const [message] = this.pile.splice(this.random.whole(0, this.pile.length - 1), 1);
    if (this.random.next() < 0.1) {
      this.counts.lost += 1;
      return void this.pile.push(message!);
    }
    const { reference, revision } = message!;
    const newest = this.sent.get(reference) ?? 0;
    if (revision < newest) this.counts.overtaken += 1;
    this.sent.set(reference, Math.max(revision, newest));
    const answer = await this.push(message!);
    if (answer === 'lost' || this.random.next() < 0.1) {
      this.counts.repeated += 1;
      this.pile.push(message!);
    } else if (this.bookings.get(reference)?.revision === revision)
      this.outcomes.set(reference, answer === 'ChannelBooking' ? 'done' : 'sold out');
  }

  /** Sends all that waits, by a few connections at once. */
  async settle(connections = 4): Promise<void> {
    const work = async () => {
      while (this.pile.length) await this.send();
    };
    await Promise.all(Array.from({ length: connections }, work));
    if (this.pile.length) await this.settle(connections);
  }

  /** What the hotel answered to the newest revision of a booking. */
  outcomeOf(reference: string): Outcome {
    return this.outcomes.get(reference);
  }
}
