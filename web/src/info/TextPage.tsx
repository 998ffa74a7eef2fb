import type { PropsWithChildren, ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { pageFrame } from '../ui/pageFrame';
import { PageHeading } from '../ui/PageHeading';

interface Props {
  title: string;
  /** What the page is for, in a sentence. */
  lead: ReactNode;
}

/** A page to read: paragraphs under headings, in lines that are not too long. */
export function TextPage({ title, lead, children }: PropsWithChildren<Props>) {
  return (
    <Box component="article" sx={{ ...pageFrame, maxWidth: 760, pb: 8 }}>
      <PageHeading title={title} />
      <Typography variant="h5" component="p" sx={leadStyle}>
        {lead}
      </Typography>
      {children}
    </Box>
  );
}

/** Paragraphs, and perhaps a list, under a heading. */
export function Part({ title, children }: PropsWithChildren<{ title: string }>) {
  return (
    <Box component="section" sx={partStyle}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

const leadStyle = { mt: 1.5, color: 'text.secondary', fontWeight: 400, lineHeight: 1.5 };
const partStyle = {
  mt: { xs: 4, sm: 5 },
  '& p, & li': { m: 0, lineHeight: 1.65 },
  '& p + p, & ul': { mt: 1.5 },
  '& ul': { pl: 2.5, mb: 0 },
  '& li + li': { mt: 0.75 },
  '& a': { color: 'primary.main' },
};
