import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changeTable, readTable, writeTable, type TableShape, type TableState } from './tableState';
import { useTableHotel } from './useTableHotel';

/**
 * The state of a table in the address, a function that changes it, and its hotel if it has one. Each change builds on the previous one, even if
 * that one is not rendered yet.
 */
export function useTableState(shape: TableShape) {
  const [query, setQuery] = useSearchParams();
  const latest = useRef(query);
  const pending = useRef<string[]>([]);
  useEffect(() => {
    // one of our addresses has arrived; any other one, such as after going back, applies at once
    const index = pending.current.indexOf(query.toString());
    pending.current = index < 0 ? [] : pending.current.slice(index + 1);
    if (pending.current.length === 0) latest.current = query;
  }, [query]);

  const change = (part: Partial<TableState>, replace = false) => {
    const next = writeTable(changeTable(readTable(latest.current, shape), part));
    if (next.toString() !== latest.current.toString()) pending.current.push(next.toString());
    latest.current = next;
    setQuery(next, { replace });
  };
  return useTableHotel(shape, readTable(query, shape), change);
}
