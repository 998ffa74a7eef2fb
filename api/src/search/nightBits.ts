const WORD = 32;

/** Nights of a stay as they lie in the bits: which word of a room number, and which of its bits. */
export interface Span {
  words: number[];
  masks: number[];
}

/**
 * One bit for each night of each room number, set where the night is taken. Days are counted from `firstDay`; what
 * lies before it or behind the last day is nobody's, and so it is free.
 */
export class NightBits {
  private readonly width: number;
  private bits: Uint32Array;
  private used = 0;
  private readonly given: number[] = [];

  constructor(
    readonly firstDay: number,
    days: number,
    /** How many room numbers are expected. */
    slots: number,
  ) {
    this.width = Math.ceil(days / WORD);
    this.bits = new Uint32Array(this.width * slots);
  }

  /** Bytes that the bits take. */
  get bytes(): number {
    return this.bits.byteLength;
  }

  /** The place of one more room number, with all nights free. */
  add(): number {
    const slot = this.given.pop() ?? this.used++;
    if ((slot + 1) * this.width > this.bits.length) {
      const larger = new Uint32Array(Math.ceil((this.bits.length * 3) / 2) + this.width);
      larger.set(this.bits);
      this.bits = larger;
    }
    return slot;
  }

  remove(slot: number): void {
    this.fill(slot, []);
    this.given.push(slot);
  }

  /** Says on which days the room number is taken, and that it is free on all others. */
  fill(slot: number, days: readonly number[]): void {
    const start = slot * this.width;
    this.bits.fill(0, start, start + this.width);
    for (const day of days) {
      const offset = day - this.firstDay;
      if (offset >= 0 && offset < this.width * WORD)
        this.bits[start + (offset >>> 5)]! |= 1 << (offset & (WORD - 1));
    }
  }

  /** The days of [from, to), to be asked of many room numbers. */
  span(from: number, to: number): Span {
    const [first, end] = [Math.max(0, from - this.firstDay), Math.min(this.width * WORD, to - this.firstDay)];
    const span: Span = { words: [], masks: [] };
    for (let offset = first; offset < end;) {
      const word = offset >>> 5;
      const next = Math.min(end, (word + 1) * WORD);
      const ones = next - offset === WORD ? -1 : ((1 << (next - offset)) - 1) << (offset & (WORD - 1));
      span.words.push(word);
      span.masks.push(ones);
      offset = next;
    }
    return span;
  }

  /** Whether the room number is free on every day of the span. */
  isFree(slot: number, { words, masks }: Span): boolean {
    const start = slot * this.width;
    for (let index = 0; index < words.length; index++)
      if ((this.bits[start + words[index]!]! & masks[index]!) !== 0) return false;
    return true;
  }

  /** Whether one of the room numbers is free on every day of the span. */
  anyFree(slots: readonly number[], span: Span): boolean {
    for (let index = 0; index < slots.length; index++) if (this.isFree(slots[index]!, span)) return true;
    return false;
  }
}
