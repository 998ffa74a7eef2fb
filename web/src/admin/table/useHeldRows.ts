import { useState } from 'react';

export interface HoldOptions {
  /** What the list shows, such as its day and search; undefined while only rows of before are known. */
  list: string | undefined;
  isHeld: boolean;
  /** Whether new rows may come last while the others are held. */
  canGrow: boolean;
}

/** The rows to show: while they are held each stays where it is, also one that is in the list no more. */
export function useHeldRows<Row extends { id: string }>(
  rows: readonly Row[],
  { list, isHeld, canGrow }: HoldOptions,
): readonly Row[] {
  const [shown, setShown] = useState({ list, rows });
  const isSameList = list === undefined || list === shown.list;
  const next = isHeld && isSameList ? keepInPlace(shown.rows, rows, canGrow) : rows;
  if (!isSameList || !areSame(next, shown.rows)) setShown({ list: list ?? shown.list, rows: next });
  return next;
}

/** The rows that were shown, as they are now, and the new ones last where there is room. */
export function keepInPlace<Row extends { id: string }>(
  shown: readonly Row[],
  rows: readonly Row[],
  canGrow: boolean,
): readonly Row[] {
  const known = new Map(rows.map((row) => [row.id, row]));
  const kept = shown.map((row) => known.get(row.id) ?? row);
  const before = new Set(shown.map(({ id }) => id));
  return canGrow ? [...kept, ...rows.filter(({ id }) => !before.has(id))] : kept;
}

const areSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, index) => one === others[index]);
