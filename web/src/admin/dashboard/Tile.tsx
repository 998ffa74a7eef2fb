import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { useMayOpen } from '../duties/useStaffDuties';

interface Props {
  label: string;
  value: string;
  note: ReactNode;
  /** The list that it leads to. */
  to: string;
}

/** One figure, as a link to its list for those who may open it. */
export function Tile({ label, value, note, to }: Props) {
  const words = (
    <>
      <Box component="span" sx={{ fontSize: 'var(--text-small)', fontWeight: 600 }}>
        {label}
      </Box>
      <Box component="span" sx={valueStyle}>
        {value}
      </Box>
      <Box component="span" sx={{ fontSize: 'var(--text-small)', color: 'text.secondary' }}>
        {note}
      </Box>
    </>
  );
  if (!useMayOpen()(to)) return <Box sx={tileStyle}>{words}</Box>;
  return (
    <Box component={Link} to={to} sx={{ ...tileStyle, ...linkStyle }}>
      {words}
    </Box>
  );
}

const tileStyle = {
  display: 'grid',
  alignContent: 'start',
  gap: 0.5,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 'var(--radius-card)',
  bgcolor: 'background.paper',
  color: 'text.primary',
};
const linkStyle = { textDecoration: 'none', '&:hover': { borderColor: 'primary.main' } };
const valueStyle = {
  fontSize: 'var(--text-heading-2)',
  lineHeight: 1.15,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
};
