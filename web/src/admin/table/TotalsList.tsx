import Box from '@mui/material/Box';
import { dollars } from '../../kit/format';

interface Props {
  /** What the totals are of, for screen readers. */
  label: string;
  /** The name of each total, and its sum in cents; undefined while it loads. */
  rows: readonly (readonly [string, number | undefined])[];
}

/** Totals of a list, above its rows. */
export const TotalsList = ({ label, rows }: Props) => (
  <Box component="dl" aria-label={label} sx={listStyle}>
    {rows.map(([name, cents]) => (
      <Box key={name}>
        <Box component="dt" sx={{ color: 'text.secondary', fontSize: 'var(--text-small)' }}>
          {name}
        </Box>
        <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
          {cents === undefined ? '…' : dollars(cents)}
        </Box>
      </Box>
    ))}
  </Box>
);

const listStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 1,
  m: 0,
  px: { xs: 2, md: 2.5 },
  py: 1,
  fontVariantNumeric: 'tabular-nums',
};
