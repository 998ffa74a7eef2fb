const WORD = 32;
/** Room numbers whose words are allocated together, a power of two. */
const CHUNK = 1024;
/** Bits of a slot that say its place in its chunk. */
const CHUNK_BITS = 10;
const PLACE = CHUNK - 1;
/** The words of room numbers that are all free; never written. */
const FREE = new Uint32Array(CHUNK);

/** The nights of a stay in the bitset: the words of all room numbers, in chunks, and a mask of the bits to test. */
export type Span = { nights: readonly Uint32Array[]; mask: number }[];

/** Room numbers next to one another in the bitset: those of a room type. */
export interface Slots {
  first: number;
  count: number;
}

/**
 * Stores one bit per night and room number, set if the night is taken. Days are counted from `firstDay`; days
 * before it and from `endDay` on count as free. The words of all room numbers for the same 32 nights are
 * adjacent, so that those of one hotel share cache lines. Where none of 1024 room numbers is taken on 32 nights,
 * there is no memory for them.
 */
export class AvailabilityBitset {
  private words: Uint32Array[][];

  constructor(
    private first: number,
    days: number,
  ) {
    this.words = Array.from({ length: Math.ceil(days / WORD) }, () => []);
  }

  get firstDay(): number {
    return this.first;
  }

  get endDay(): number {
    return this.first + this.words.length * WORD;
  }

  /** Size of the bits in bytes. */
  get bytes(): number {
    const chunks = this.words.flat().filter((chunk) => chunk !== FREE);
    return chunks.length * FREE.byteLength;
  }

  /**
   * Moves the range of days so that it begins on this day or up to 31 days before it. Days that it had keep their bits;
   * the others are free.
   */
  moveTo(day: number): void {
    const by = Math.floor((day - this.first) / WORD);
    this.first += by * WORD;
    this.words = this.words.map((_, place) => this.words[place + by] ?? []);
  }

  /** Adds days on which the room number is taken. */
  take(slot: number, days: readonly number[]): void {
    for (const day of days) {
      const offset = day - this.first;
      const word = this.words[Math.floor(offset / WORD)];
      if (word) own(word, slot >>> CHUNK_BITS)[slot & PLACE]! |= 1 << (offset & (WORD - 1));
    }
  }

  /** Makes the room number free on all days. */
  clear(slot: number): void {
    for (const word of this.words) {
      const chunk = word[slot >>> CHUNK_BITS];
      if (chunk && chunk !== FREE) chunk[slot & PLACE] = 0;
    }
  }

  /** The days on which the room number is taken, in order. */
  takenDays(slot: number): number[] {
    const days: number[] = [];
    for (let word = 0; word < this.words.length; word++) {
      let bits = this.words[word]![slot >>> CHUNK_BITS]?.[slot & PLACE] ?? 0;
      for (; bits; bits &= bits - 1) days.push(this.first + word * WORD + 31 - Math.clz32(bits & -bits));
    }
    return days;
  }

  /** Prepares the days of [from, to) to be tested on many room numbers. */
  span(from: number, to: number): Span {
    const end = Math.min(this.words.length * WORD, to - this.first);
    const span: Span = [];
    for (let offset = Math.max(0, from - this.first); offset < end;) {
      const word = offset >>> 5;
      const next = Math.min(end, (word + 1) * WORD);
      const mask = next - offset === WORD ? -1 : ((1 << (next - offset)) - 1) << (offset & (WORD - 1));
      span.push({ nights: this.words[word]!, mask });
      offset = next;
    }
    return span;
  }
}

/** The chunk of a word to write to. */
function own(word: Uint32Array[], chunk: number): Uint32Array {
  while (word.length <= chunk) word.push(FREE);
  const known = word[chunk]!;
  return known === FREE ? (word[chunk] = new Uint32Array(CHUNK)) : known;
}

/** Whether the room number is free on every night of the span. */
export function isFree(slot: number, span: Span): boolean {
  for (let index = 0; index < span.length; index++) {
    const { nights, mask } = span[index]!;
    const chunk = slot >>> CHUNK_BITS;
    if (chunk < nights.length && (nights[chunk]![slot & PLACE]! & mask) !== 0) return false;
  }
  return true;
}

/** Whether one of the room numbers is free on every night of the span. */
export function anyFree({ first, count }: Slots, span: Span): boolean {
  for (let slot = first; slot < first + count; slot++) if (isFree(slot, span)) return true;
  return false;
}

/** Counts the room numbers that are free on every night of the span, up to a limit. */
export function countFree({ first, count }: Slots, span: Span, most: number): number {
  let free = 0;
  for (let slot = first; slot < first + count && free < most; slot++) if (isFree(slot, span)) free++;
  return free;
}
