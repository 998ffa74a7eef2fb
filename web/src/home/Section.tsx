import { useId, type PropsWithChildren, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface Props {
  title: string;
  action?: ReactNode;
}

/** One part of the home page under its heading. */
export function Section({ title, action, children }: PropsWithChildren<Props>) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: { xs: 5, sm: 8 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 2.5 }}>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}

/**
 * A list in so many columns, one column and one item fewer at 900 px and less; two columns and two items fewer at
 * 600 px and less (specification, section 9).
 */
export const trimmedGrid = (columns: number) => ({
  ...columnsOf(columns),
  '@media (max-width:900px)': {
    ...columnsOf(columns - 1),
    '& > li:nth-last-of-type(1)': { display: 'none' },
  },
  '@media (max-width:600px)': { ...columnsOf(2), '& > li:nth-last-of-type(-n+2)': { display: 'none' } },
  display: 'grid',
  gap: 2,
  p: 0,
  m: 0,
});

const columnsOf = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
