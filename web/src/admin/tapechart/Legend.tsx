import Box from '@mui/material/Box';

const MARKS = [
  ['Confirmed', { borderLeftWidth: 4, bgcolor: 'primary.light', borderColor: 'primary.main' }],
  ['In house', { borderLeftWidth: 10, bgcolor: 'primary.light', borderColor: 'primary.main' }],
  ['Left', { borderLeftWidth: 4, bgcolor: 'background.paper', borderColor: 'text.secondary' }],
  ['No-show', { borderLeftWidth: 4, bgcolor: 'background.paper', borderColor: 'error.main' }],
  ['Held', { borderStyle: 'dashed', bgcolor: 'warning.light', borderColor: 'warning.main' }],
  [
    'Change',
    { borderStyle: 'dotted', borderWidth: 2, bgcolor: 'warning.light', borderColor: 'warning.main' },
  ],
  [
    'Blocked',
    {
      borderRadius: 0,
      borderColor: 'text.secondary',
      backgroundImage:
        'repeating-linear-gradient(45deg, color-mix(in srgb, var(--quiet) 30%, transparent) 0 3px, transparent 3px 6px)',
    },
  ],
] as const;

/** What the bars of the chart mean: by their edges as well as by colour. */
export const Legend = () => (
  <Box component="ul" aria-label="Legend" sx={listStyle}>
    {MARKS.map(([name, style]) => (
      <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
        <Box aria-hidden sx={{ ...markStyle, ...style }} />
        {name}
      </Box>
    ))}
  </Box>
);

const listStyle = {
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  m: 0,
  p: 0,
  fontSize: 'var(--text-small)',
  color: 'text.secondary',
};
const markStyle = { width: 22, height: 14, borderRadius: 'var(--radius-small)', border: '1px solid' };
