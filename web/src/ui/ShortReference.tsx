import Box from '@mui/material/Box';

const SHOWN = 6;

/** A reference by its last six characters; copied, or read aloud, it is whole. */
export function ShortReference({ id }: { id: string }) {
  return (
    <Box component="span" title={id} sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      <Box component="span" sx={restStyle}>
        {id.slice(0, -SHOWN)}
      </Box>
      {id.slice(-SHOWN)}
    </Box>
  );
}

/** The ellipsis is drawn, so that it is not copied; the rest takes no space, so that it is. */
const restStyle = { fontSize: 0, '&::before': { content: '"…"', fontSize: '0.8125rem' } };
