import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PageHeading } from './PageHeading';

interface Props {
  title: string;
  /** What happened, what is safe, what to do. */
  children: ReactNode;
  actions: ReactNode;
}

/** A page that says one thing and offers the way on. */
export function NoticePage({ title, children, actions }: Props) {
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto', px: 3, py: { xs: 6, sm: 10 } }}>
      <PageHeading title={title} />
      <Typography component="div" variant="subtitle1" sx={{ color: 'text.secondary', mt: 2, mb: 4 }}>
        {children}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        {actions}
      </Stack>
    </Box>
  );
}
