import { useId, type PropsWithChildren } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** One part of the account page under its heading. */
export function AccountSection({
  title,
  text,
  children,
}: PropsWithChildren<{ title: string; text: string }>) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 5 }}>
      <Typography variant="h2" id={id} sx={{ fontSize: 'var(--text-heading-3)' }}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2, maxWidth: '68ch' }}>{text}</Typography>
      {children}
    </Box>
  );
}
