import type { Slots } from './availabilityBitset';

/** Characters, bytes and numbers of 32 bits of an id. */
const ID = 24;
const BYTES = 12;
const WORDS = 3;
/** The share of places in the table that may be used, so that a search for an id looks at a few. */
const MOST_USED = 0.6;
const SPREAD = 0x9e3779b1;

/**
 * The ids of room numbers as bytes, by slot, and a hash table that finds the slot of an id: 20 to 40 bytes a room
 * number, and no object. The room numbers of a hotel get slots next to one another.
 */
export class RoomNumberIds {
  private bytes = Buffer.alloc(0);
  /** The same bytes as numbers, of which the hash is made. */
  private words = wordsOf(this.bytes);
  /** Slots, counted from 1, at or after the place that the hash of their id says; 0 where there is none. */
  private table = new Uint32Array(32);
  private used = 0;
  /** The first slots of removed ranges, by their length. */
  private readonly removed = new Map<number, number[]>();
  private known = 0;
  private readonly wanted = Buffer.alloc(BYTES);
  private readonly wantedWords = wordsOf(this.wanted);

  get size(): number {
    return this.known;
  }

  /** Adds ids that it does not have, written one after the other; returns the slot of the first. */
  add(ids: string): number {
    const count = ids.length / ID;
    const first = this.removed.get(count)?.pop() ?? this.append(count);
    this.known += count;
    while (this.known > this.table.length * MOST_USED) this.spreadOut();
    this.bytes.write(ids, first * BYTES, 'hex');
    for (let slot = first; slot < first + count; slot++) this.enter(slot);
    return first;
  }

  /** Removes ids that were added together. */
  remove({ first, count }: Slots): void {
    if (!count) return;
    this.known -= count;
    for (let slot = first; slot < first + count; slot++) this.leave(slot);
    const others = this.removed.get(count);
    if (others) others.push(first);
    else this.removed.set(count, [first]);
  }

  /** The slot of an id; undefined if it is not known. */
  slotOf(id: string): number | undefined {
    if (this.wanted.write(id, 'hex') < BYTES) return undefined;
    const [words, wanted] = [this.words, this.wantedWords];
    for (let place = this.placeOf(wanted, 0); ; place = this.after(place)) {
      const slot = this.table[place]! - 1;
      if (slot < 0) return undefined;
      const at = slot * WORDS;
      if (words[at] === wanted[0] && words[at + 1] === wanted[1] && words[at + 2] === wanted[2]) return slot;
    }
  }

  /** The ids of these slots, written one after the other. */
  idsOf({ first, count }: Slots): string {
    return this.bytes.toString('hex', first * BYTES, (first + count) * BYTES);
  }

  private append(count: number): number {
    const first = this.used;
    this.used += count;
    if (this.used * BYTES > this.bytes.length) {
      const larger = Buffer.alloc(Math.ceil(this.used * 1.25) * BYTES);
      this.bytes.copy(larger);
      this.bytes = larger;
      this.words = wordsOf(larger);
    }
    return first;
  }

  private spreadOut(): void {
    const slots = this.table;
    this.table = new Uint32Array(2 * slots.length);
    for (const slot of slots) if (slot) this.enter(slot - 1);
  }

  private enter(slot: number): void {
    let place = this.homeOf(slot);
    while (this.table[place]) place = this.after(place);
    this.table[place] = slot + 1;
  }

  /** Removes a slot, and moves later ones so that no search ends before them. */
  private leave(slot: number): void {
    let gap = this.homeOf(slot);
    while (this.table[gap] !== slot + 1) gap = this.after(gap);
    for (let place = this.after(gap); this.table[place]; place = this.after(place)) {
      const home = this.homeOf(this.table[place]! - 1);
      if (this.distance(home, place) < this.distance(gap, place)) continue;
      this.table[gap] = this.table[place]!;
      gap = place;
    }
    this.table[gap] = 0;
  }

  private after = (place: number): number => (place + 1) & (this.table.length - 1);
  private distance = (from: number, to: number): number => (to - from) & (this.table.length - 1);
  private homeOf = (slot: number): number => this.placeOf(this.words, slot * WORDS);

  private placeOf(words: Uint32Array, at: number): number {
    const mixed = Math.imul(words[at]! ^ Math.imul(words[at + 1]!, SPREAD) ^ words[at + 2]!, SPREAD);
    return (mixed ^ (mixed >>> 15)) & (this.table.length - 1);
  }
}

/** The numbers in these bytes, which must begin at a multiple of four. */
const wordsOf = ({ buffer, byteOffset, length }: Buffer): Uint32Array =>
  new Uint32Array(buffer, byteOffset, length / 4);
