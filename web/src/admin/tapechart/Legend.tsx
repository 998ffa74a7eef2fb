import Box from '@mui/material/Box';
import * as texts from './texts';

const MARKS = [
  [texts.confirmed, { borderLeftWidth: 4, bgcolor: 'primary.light', borderColor: 'primary.main' }],
  [texts.inHouse, { borderLeftWidth: 10, bgcolor: 'primary.light', borderColor: 'primary.main' }],
  [texts.checkedOut, { borderLeftWidth: 4, bgcolor: 'background.paper', borderColor: 'text.secondary' }],
  [texts.noShow, { borderLeftWidth: 4, bgcolor: 'background.paper', borderColor: 'error.main' }],
  [texts.held, { borderStyle: 'dashed', bgcolor: 'warning.light', borderColor: 'warning.main' }],
  [
    texts.change,
    { borderStyle: 'dotted', borderWidth: 2, bgcolor: 'warning.light', borderColor: 'warning.main' },
  ],
  [
    texts.blocked,
    {
      borderRadius: 0,
      borderColor: 'text.secondary',
      backgroundImage:
        'repeating-linear-gradient(45deg, color-mix(in srgb, var(--quiet) 30%, transparent) 0 3px, transparent 3px 6px)',
    },
  ],
] as const;

/** The legend of the bars, which differ in their edges as well as in colour. */
export const Legend = () => (
  <Box component="ul" aria-label={texts.legend} sx={listStyle}>
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
