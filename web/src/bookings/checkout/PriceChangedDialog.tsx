import { useId } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { dollars } from '../../kit/format';
import type { PriceChanged_ProblemFragment } from './PriceChanged.generated';
import { changedLines, totalBefore } from './priceChanges';

interface Props {
  problem: PriceChanged_ProblemFragment;
  /** Label of the button that agrees. */
  agree: string;
  onAgree: () => void;
  onBack: () => void;
}

/** Prices that changed between the quote and the payment: which, by how much, and whether to go on. */
export function PriceChangedDialog({ problem, agree, onAgree, onBack }: Props) {
  const titleId = useId();
  const total = {
    what: 'Total',
    was: dollars(totalBefore(problem)),
    is: dollars(problem.quote.totalCents),
  };
  return (
    <Dialog open onClose={onBack} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>The price has changed</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        These prices have changed since you looked. Nothing is held or charged.
        <Box component="dl" sx={linesStyle}>
          {[...changedLines(problem), total].map(({ what, was, is }) => (
            <Box key={what}>
              <dt>{what}</dt>
              <dd>
                <span className="was">was {was}</span> is <strong>{is}</strong>
              </dd>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onBack}>Back</Button>
        <Button variant="contained" onClick={onAgree}>
          {agree}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const linesStyle = {
  m: 0,
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between', py: 0.75 },
  '& > div:last-child': { borderTop: 1, borderColor: 'divider', mt: 0.75, pt: 1.5, fontWeight: 600 },
  '& dt': { flex: '1 1 190px', textWrap: 'balance' },
  '& > div:last-child dt': { flexBasis: 'auto' },
  '& dd': { m: 0, ml: 'auto', whiteSpace: 'nowrap' },
  '& .was': { color: 'text.secondary', mr: 1, fontWeight: 400 },
} as const;
