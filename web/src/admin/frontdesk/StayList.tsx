import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { counted } from '../../kit/format';
import type { DeskRow } from './deskRows';
import { StayLine, type LineProps } from './StayLine';

interface Props extends LineProps {
  title: string;
  rows: readonly DeskRow[];
  /** Stays that are shown once nobody points at the lists. */
  waiting: number;
  empty: string;
  /** Rows in the lists above. */
  above: number;
  onPointerMove: () => void;
}

/** One list of the front desk, by room number. */
export function StayList({ title, rows, waiting, empty, above, onPointerMove, ...rest }: Props) {
  const id = title.toLowerCase().replace(/\W+/g, '-');
  return (
    <Box component="section" aria-labelledby={id} onPointerMove={onPointerMove}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 1 }}>
        <Typography variant="h4" component="h2" id={id}>
          {title}
        </Typography>
        <Box sx={{ color: 'text.secondary', fontSize: 'var(--text-small)' }}>
          {counted(rows.length, 'stay')}
          {waiting > 0 && `, ${waiting} more when the pointer leaves the list`}
        </Box>
      </Box>
      {rows.length === 0 ? (
        <Box sx={{ color: 'text.secondary', py: 1.5 }}>{empty}</Box>
      ) : (
        <Box component="ul" aria-labelledby={id} sx={listStyle}>
          {rows.map((row, index) => (
            <StayLine key={row.id} row={row} index={above + index} {...rest} />
          ))}
        </Box>
      )}
    </Box>
  );
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 'var(--radius-card)',
  overflow: 'hidden',
  bgcolor: 'background.paper',
};
