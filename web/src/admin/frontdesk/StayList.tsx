import { useId } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fill } from '../../../../schema/fill';
import type { DeskRow } from './deskRows';
import { listStyle } from './rowStyles';
import { StayRow, type RowProps } from './StayRow';
import * as texts from './texts';

interface Props extends RowProps {
  title: string;
  rows: readonly DeskRow[];
  /** The number of new stays that are hidden while the pointer is over the lists. */
  waiting: number;
  empty: string;
  /** Rows in the lists above. */
  above: number;
  onPointerMove: () => void;
}

/** A list of the front desk, sorted by room number. */
export function StayList({ title, rows, waiting, empty, above, onPointerMove, ...rest }: Props) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} onPointerMove={onPointerMove}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 1 }}>
        <Typography variant="h4" component="h2" id={id}>
          {title}
        </Typography>
        <Box sx={{ color: 'text.secondary', fontSize: 'var(--text-small)' }}>
          {waiting > 0
            ? fill(texts.stayCountAndWaiting, { count: rows.length, waiting })
            : fill(texts.stayCount, { count: rows.length })}
        </Box>
      </Box>
      {rows.length === 0 ? (
        <Box sx={{ color: 'text.secondary', py: 1.5 }}>{empty}</Box>
      ) : (
        <Box component="ul" aria-labelledby={id} sx={listStyle}>
          {rows.map((row, index) => (
            <StayRow key={row.id} row={row} index={above + index} {...rest} />
          ))}
        </Box>
      )}
    </Box>
  );
}
