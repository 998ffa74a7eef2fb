import { build } from '../../core/build';
import { NightRooms } from './rate.types';

/** The rooms that are free on each of these nights, by the nights on which each room is taken. */
export function countFree(nights: readonly string[], taken: readonly (readonly string[])[]): NightRooms[] {
  const counts = new Map<string, number>();
  for (const night of taken.flat()) counts.set(night, (counts.get(night) ?? 0) + 1);
  const total = taken.length;
  return nights.map((night) => build(NightRooms, { night, free: total - (counts.get(night) ?? 0), total }));
}
