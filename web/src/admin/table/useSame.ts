import { useState } from 'react';

/** Whether two lists have the same parts in the same order. */
export const areSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, index) => one === others[index]);

/**
 * The list of the last rendering, if this one has the same parts: the grid takes another list for other content. The parts
 * must not be made at each rendering.
 */
export function useSame<T>(list: readonly T[]): readonly T[] {
  const [kept, keep] = useState(list);
  if (areSame(list, kept)) return kept;
  keep(list);
  return list;
}
