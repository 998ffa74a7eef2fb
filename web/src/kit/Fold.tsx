import { mdiChevronDown } from '@mdi/js';
import type { PropsWithChildren, ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './Fold.module.css';
import { Icon } from './Icon';

interface Props {
  /** What the reader presses to unfold the rest. */
  title: ReactNode;
  isOpen?: boolean;
  className?: string | undefined;
}

/** Content that stays folded under its title until a reader wants it. */
export const Fold = ({ title, isOpen = false, className, children }: PropsWithChildren<Props>) => (
  <details open={isOpen} className={classNames(styles.fold, className)}>
    <summary>
      {title}
      <Icon path={mdiChevronDown} />
    </summary>
    {children}
  </details>
);
