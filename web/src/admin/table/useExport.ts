import { useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { OperationVariables } from '@apollo/client';
import { saveFile } from '../../ui/saveFile';
import { toCsv } from './csv';
import type { Column, Screen } from './screen';
import type { TableState } from './tableState';

/** The server answers no more rows at once. */
const PAGE = 100;
/** Rows of a file at most. */
export const MOST_ROWS = 10_000;

/**
 * Exports all rows that the filters leave, page by page, as a CSV file of the shown columns. Tells how far it is, can be
 * stopped, and ends at MOST_ROWS.
 */
export function useExport<Row extends { id: string }, Data, Variables extends OperationVariables>(
  screen: Screen<Row, Data, Variables>,
) {
  const client = useApolloClient();
  const [progress, setProgress] = useState<string>();
  const isStopped = useRef(false);

  const collect = async (state: TableState): Promise<Row[]> => {
    const rows: Row[] = [];
    for (let total = 1; rows.length < Math.min(total, MOST_ROWS) && !isStopped.current;) {
      const { data } = await client.query({
        query: screen.document,
        variables: screen.variables(state, { limit: PAGE, offset: rows.length }),
        fetchPolicy: 'no-cache',
      });
      const page = screen.list(data as Data);
      if (page.items.length === 0) break;
      rows.push(...page.items);
      total = page.total;
      setProgress(`${rows.length.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} rows`);
    }
    return rows;
  };

  const start = async (state: TableState, columns: readonly Column<Row>[]) => {
    isStopped.current = false;
    setProgress('Preparing the file');
    // a call that failed has been reported by the link
    const rows = await collect(state).catch(() => undefined);
    setProgress(undefined);
    if (!rows || isStopped.current) return;
    const lines = rows.map((row) => columns.map(({ csv, text }) => (csv ?? text)(row)));
    const file = toCsv([columns.map(({ label }) => label), ...lines]);
    saveFile(`${screen.name}.csv`, 'text/csv;charset=utf-8', file);
  };

  const stop = () => void (isStopped.current = true);
  return { progress, start, stop };
}
