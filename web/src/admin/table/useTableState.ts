import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changeTable, readTable, writeTable, type TableShape, type TableState } from './tableState';

/**
 * What the address says of a table, and a function that changes it. Each change goes on from the one before, also where
 * that one is on its way and not rendered yet.
 */
export function useTableState(shape: TableShape) {
  const [query, setQuery] = useSearchParams();
  const latest = useRef(query);
  const pending = useRef<string[]>([]);
  useEffect(() => {
    // an address of ours that has arrived; any other one, such as after going back, counts at once
    const place = pending.current.indexOf(query.toString());
    pending.current = place < 0 ? [] : pending.current.slice(place + 1);
    if (pending.current.length === 0) latest.current = query;
  }, [query]);

  const change = (part: Partial<TableState>, replace = false) => {
    const next = writeTable(changeTable(readTable(latest.current, shape), part));
    if (next.toString() !== latest.current.toString()) pending.current.push(next.toString());
    latest.current = next;
    setQuery(next, { replace });
  };
  return [readTable(query, shape), change] as const;
}
