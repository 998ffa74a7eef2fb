import { Button } from '../../kit/Button';
import { Notice } from '../../kit/Notice';
import { fill } from '../../../../schema/fill';
import styles from './Messages.module.css';
import * as texts from './texts';
import type { Template } from './when';

interface Props {
  /** The message as it is now. */
  template: Template;
  /** Who changed it; null if unknown. */
  by: string | null;
  onKeep: () => void;
  onTake: () => void;
}

/** Another person saved the message that is being edited: what it says now, and whose text is kept. */
export const ChangedMeanwhile = ({ template: { subject, body }, by, onKeep, onTake }: Props) => (
  <Notice kind="warning">
    {fill(texts.changedMeanwhile, { who: by ?? texts.someoneElse })} {texts.theirText}
    <blockquote className={styles.theirs}>{[subject, body].filter(Boolean).join('\n\n')}</blockquote>
    <div className={styles.actions}>
      <Button size="small" variant="outlined" onClick={onKeep}>
        {texts.keepMine}
      </Button>
      <Button size="small" onClick={onTake}>
        {texts.takeTheirs}
      </Button>
    </div>
  </Notice>
);
