import Box from '@mui/material/Box';

interface Props {
  tone: 'success' | 'warning' | 'error' | 'info' | 'quiet';
  children: string;
}

/** A state as a labelled dot. */
export function Dot({ tone, children }: Props) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <Box
        component="span"
        aria-hidden
        sx={{
          width: 8,
          height: 8,
          borderRadius: '50%',
          bgcolor: tone === 'quiet' ? 'text.secondary' : `${tone}.main`,
        }}
      />
      {children}
    </Box>
  );
}
