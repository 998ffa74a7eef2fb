import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Door } from './Door';
import { PageHeading } from './PageHeading';

interface Props {
  title: string;
  /** What happened, what is safe, what to do. */
  children: ReactNode;
  actions: ReactNode;
  /** Whether the news is good: the door above it stands open. */
  isGood?: boolean;
}

/** A page that says one thing and offers the way on. */
export function NoticePage({ title, children, actions, isGood = false }: Props) {
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto', px: 3, py: { xs: 6, sm: 10 } }}>
      <Door isOpen={isGood} />
      <PageHeading title={title} sx={{ mt: 3 }} />
      <Typography component="div" variant="subtitle1" sx={{ color: 'text.secondary', mt: 2, mb: 4 }}>
        {children}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>{actions}</Box>
    </Box>
  );
}
