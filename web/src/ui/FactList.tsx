import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface Props {
  title: string;
  facts: readonly (readonly [name: string, value: string])[];
}

/** A part of a page with a list of facts, each name beside its sentence, where there is room. */
export function FactList({ title, facts }: Props) {
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 1.5, pb: 4 }}>
      <Typography variant="h2">{title}</Typography>
      <Box component="dl" sx={listStyle}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Box>
    </Box>
  );
}

const listStyle = {
  m: 0,
  maxWidth: '68ch',
  '& > div': {
    display: 'grid',
    gap: { xs: 0, sm: 2 },
    gridTemplateColumns: { xs: '1fr', sm: '128px minmax(0, 1fr)' },
    py: 1.25,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& dt': { fontWeight: 600 },
  '& dd': { m: 0, color: 'text.secondary', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
};
