import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

interface Props {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** Buttons below the facts. */
  actions?: ReactNode;
  /** What else belongs to the record. */
  children?: ReactNode;
}

/** The details of one record: pairs of a name and what it is, then what can be done. */
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
