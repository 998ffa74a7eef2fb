const WORD = 32;

/**
 * The nights of a stay in the bitset: the words of all room numbers, and a mask of the bits to test. Use it
 * at once: the words move when room numbers are added.
 */
export type Span = { nights: Uint32Array; mask: number }[];

/**
 * Stores one bit per night and room number, set if the night is taken. Days are counted from `firstDay`; days
 * before it and after the last one count as free. The words of all room numbers for the same nights are
 * adjacent, so that those of one hotel share cache lines.
 */
export class AvailabilityBitset {
  private readonly words: Uint32Array[];
  private used = 0;
  private readonly freeSlots: number[] = [];

  constructor(
    readonly firstDay: number,
    days: number,
    /** The expected number of room numbers. */
    slots: number,
  ) {
    this.words = Array.from({ length: Math.ceil(days / WORD) }, () => new Uint32Array(slots));
  }

  /** Size of the bits in bytes. */
  get bytes(): number {
    return this.words.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** Adds a slot for another room number, with all nights free. */
  add(): number {
    const slot = this.freeSlots.pop() ?? this.used++;
    if (slot >= this.words[0]!.length) this.grow(Math.ceil((slot * 3) / 2) + 1);
    return slot;
  }

  remove(slot: number): void {
    this.fill(slot, []);
    this.freeSlots.push(slot);
  }

  /** Sets the days on which the room number is taken; all other days become free. */
  fill(slot: number, days: readonly number[]): void {
    for (const word of this.words) word[slot] = 0;
    for (const day of days) {
      const offset = day - this.firstDay;
      const word = this.words[Math.floor(offset / WORD)];
      if (word) word[slot]! |= 1 << (offset & (WORD - 1));
    }
  }

  /** Whether the room number is taken on exactly these days. */
  isTakenOn(slot: number, days: readonly number[]): boolean {
    const expected = this.words.map(() => 0);
    for (const day of days) {
      const offset = day - this.firstDay;
      expected[Math.floor(offset / WORD)]! |= 1 << (offset & (WORD - 1));
    }
    return this.words.every((word, index) => word[slot] === expected[index]! >>> 0);
  }

  /** Prepares the days of [from, to) to be tested on many room numbers. */
  span(from: number, to: number): Span {
    const end = Math.min(this.words.length * WORD, to - this.firstDay);
    const span: Span = [];
    for (let offset = Math.max(0, from - this.firstDay); offset < end;) {
      const word = offset >>> 5;
      const next = Math.min(end, (word + 1) * WORD);
      const mask = next - offset === WORD ? -1 : ((1 << (next - offset)) - 1) << (offset & (WORD - 1));
      span.push({ nights: this.words[word]!, mask });
      offset = next;
    }
    return span;
  }

  private grow(slots: number): void {
    for (const [index, word] of this.words.entries()) {
      const larger = (this.words[index] = new Uint32Array(slots));
      larger.set(word);
    }
  }
}

/** Whether the room number is free on every night of the span. */
export function isFree(slot: number, span: Span): boolean {
  for (let index = 0; index < span.length; index++) {
    const { nights, mask } = span[index]!;
    if ((nights[slot]! & mask) !== 0) return false;
  }
  return true;
}

/** Whether one of the room numbers is free on every night of the span. */
export function anyFree(slots: readonly number[], span: Span): boolean {
  for (let index = 0; index < slots.length; index++) if (isFree(slots[index]!, span)) return true;
  return false;
}

/** Counts the room numbers that are free on every night of the span, up to a limit. */
export function countFree(slots: readonly number[], span: Span, most: number): number {
  let free = 0;
  for (let index = 0; index < slots.length && free < most; index++) if (isFree(slots[index]!, span)) free++;
  return free;
}
