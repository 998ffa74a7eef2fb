import { useState } from 'react';
import { areSame } from './useSame';

export interface HoldOptions {
  /** A key of the list's content, such as its day and search; undefined while only previous rows are known. */
  list: string | undefined;
  isHeld: boolean;
  /** True if new rows may be added at the end while the others are held. */
  canGrow: boolean;
}

/** The rows to show. While they are held, each stays in place, even one that is no longer in the list. */
export function useHeldRows<Row extends { id: string }>(
  rows: readonly Row[],
  { list, isHeld, canGrow }: HoldOptions,
): readonly Row[] {
  const [shown, setShown] = useState({ list, rows });
  const isSameList = list === undefined || list === shown.list;
  const next = isHeld && isSameList ? keepInPlace(shown.rows, rows, canGrow) : rows;
  if (isSameList && areSame(next, shown.rows)) return shown.rows;
  setShown({ list: list ?? shown.list, rows: next });
  return next;
}

/** The shown rows in their current state, then the new ones if the list can grow. */
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
