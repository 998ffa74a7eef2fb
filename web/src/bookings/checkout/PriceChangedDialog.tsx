import { useId } from 'react';
import { Button } from '../../kit/Button';
import { classNames } from '../../kit/classNames';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../kit/Dialog';
import { dollars } from '../../kit/format';
import text from '../../kit/text.module.css';
import type { PriceChanged_ProblemFragment } from './PriceChanged.generated';
import styles from './PriceChangedDialog.module.css';
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
    <Dialog shape="medium" onClose={onBack} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>The price has changed</DialogTitle>
      <DialogContent>
        These prices have changed since you looked. Nothing is held or charged.
        <dl className={styles.lines}>
          {[...changedLines(problem), total].map(({ what, was, is }) => (
            <div key={what} className={styles.line}>
              <dt className={styles.what}>{what}</dt>
              <dd className={styles.prices}>
                <span className={classNames(text.quiet, styles.was)}>was {was}</span> is <strong>{is}</strong>
              </dd>
            </div>
          ))}
        </dl>
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
