import { About } from '../../kit/About';
import { richText } from '../../kit/richText';
import { useId } from 'react';
import { Button } from '../../kit/Button';
import { classNames } from '../../kit/classNames';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../kit/Dialog';
import { dollars } from '../../kit/format';
import text from '../../kit/text.module.css';
import type { PriceChanged_ProblemFragment } from './PriceChanged.generated';
import styles from './PriceChangedDialog.module.css';
import { changedLines, toPay, totalBefore } from './priceChanges';
import * as texts from './texts';

interface Props {
  problem: PriceChanged_ProblemFragment;
  /** Label of the button that agrees. */
  agree: string;
  onAgree: () => void;
  onBack: () => void;
}

/** Asks whether to book although prices have changed since the quote, and lists the changes. */
export function PriceChangedDialog({ problem, agree, onAgree, onBack }: Props) {
  const titleId = useId();
  const total = {
    what: texts.total,
    was: dollars(totalBefore(problem)),
    is: (
      <>
        {dollars(toPay(problem.quote))}
        <About cents={toPay(problem.quote)} />
      </>
    ),
  };
  return (
    <Dialog shape="medium" onClose={onBack} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.priceChangedTitle}</DialogTitle>
      <DialogContent>
        {texts.priceChanged}
        <dl className={styles.lines}>
          {[...changedLines(problem), total].map(({ what, was, is }) => (
            <div key={what} className={styles.line}>
              <dt className={styles.what}>{what}</dt>
              <dd className={styles.prices}>
                {richText(texts.wasAndIs, {
                  was,
                  is,
                  before: (words) => <span className={classNames(text.quiet, styles.was)}>{words}</span>,
                  strong: (words) => <strong>{words}</strong>,
                })}
              </dd>
            </div>
          ))}
        </dl>
      </DialogContent>
      <DialogActions>
        <Button onClick={onBack}>{texts.back}</Button>
        <Button variant="contained" onClick={onAgree}>
          {agree}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
