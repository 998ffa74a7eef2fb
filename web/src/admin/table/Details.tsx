import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { Reference } from './Reference';
import type { Column } from './screen';

export type Fact = readonly [name: string, value: ReactNode];

/**
 * The column values of a row, its reference last. `own` replaces the value of a field, or omits it with null if the
 * details show it elsewhere.
 */
export function factsOf<Row extends { id: string }>(
  columns: readonly Column<Row>[],
  row: Row,
  own: Readonly<Record<string, ReactNode>> = {},
): Fact[] {
  const last = columns.filter(({ field }) => field === 'id');
  return [...columns.filter((column) => !last.includes(column)), ...last]
    .filter(({ field, isAction }) => !isAction && own[field] !== null)
    .map(({ field, label, cell, text }): Fact => {
      const value = field === 'id' ? <Reference id={row.id} /> : (cell?.(row) ?? text(row));
      return [label, own[field] ?? value];
    });
}

interface Props {
  facts: readonly Fact[];
  /** Buttons below the facts. */
  actions?: ReactNode;
  /** Further content of the record. */
  children?: ReactNode;
}

/** The details of one record: pairs of name and value, then the actions. */
export function Details({ facts, actions, children }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Box component="dl" sx={listStyle}>
        {facts.map(([name, value]) =>
          value === null || value === undefined || value === '' ? null : (
            <Box key={name} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {name}
              </Box>
              <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
                {value}
              </Box>
            </Box>
          ),
        )}
      </Box>
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
      {children}
    </Box>
  );
}

const listStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, auto) minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 1,
  m: 0,
  fontSize: 'var(--text-small)',
  fontVariantNumeric: 'tabular-nums',
};
