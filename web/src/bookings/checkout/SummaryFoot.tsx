import type { ReactNode } from 'react';
import { mdiChevronDown, mdiChevronUp } from '@mdi/js';
import { Button } from '../../kit/Button';
import { classNames } from '../../kit/classNames';
import { Icon } from '../../kit/Icon';
import text from '../../kit/text.module.css';
import summary from './summary.module.css';
import styles from './SummaryFoot.module.css';

interface Props {
  /** The total, its detail and the subject of a notice, shown on small screens while the lines are collapsed. */
  brief: { main: ReactNode; detail: string; hint?: string };
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** The buttons. On small screens they are beside the total, which expands the lines. */
export function SummaryFoot({ brief, isOpen, onToggle, children }: Props) {
  return (
    <div className={summary.foot}>
      <Button
        className={summary.brief}
        color="inherit"
        aria-expanded={isOpen}
        onClick={onToggle}
        endIcon={<Icon path={isOpen ? mdiChevronDown : mdiChevronUp} size="inherit" />}
      >
        <span className={styles.words}>
          <strong>{brief.main}</strong>
          <span className={classNames(text.small, styles.detail, brief.hint ? styles.hint : text.quiet)}>
            {brief.hint ?? brief.detail}
          </span>
        </span>
      </Button>
      {children}
    </div>
  );
}
