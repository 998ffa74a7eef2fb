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
  const [isShortened, setShortened] = useState(false);
  const isStopped = useRef(false);

  const collect = async (state: TableState): Promise<Row[]> => {
    const rows: Row[] = [];
    while (!isStopped.current) {
      const after = screen.isKeyed ? rows.at(-1)?.id : undefined;
      const page = { limit: PAGE, offset: after ? 0 : rows.length, after };
      const { data } = await client.query({
        query: screen.document,
        variables: screen.variables(state, page),
        fetchPolicy: 'no-cache',
      });
      const { items } = screen.list(data as Data, state, page);
      rows.push(...items);
      if (items.length < PAGE || rows.length >= MOST_ROWS) break;
      setProgress(`Reading row ${rows.length.toLocaleString('en-US')}`);
    }
    return rows;
  };

  const start = async (state: TableState, columns: readonly Column<Row>[]) => {
    isStopped.current = false;
    setProgress('Preparing the file');
    // a call that failed has been reported by the link
    const rows = await collect(state).catch(() => undefined);
    setProgress(undefined);
    setShortened(rows !== undefined && rows.length >= MOST_ROWS);
    if (!rows || isStopped.current) return;
    const lines = rows.map((row) => columns.map(({ csv, text }) => (csv ?? text)(row)));
    const file = toCsv([columns.map(({ label }) => label), ...lines]);
    saveFile(`${screen.name}.csv`, 'text/csv;charset=utf-8', file);
  };

  const stop = () => void (isStopped.current = true);
  return { progress, isShortened, start, stop };
}
