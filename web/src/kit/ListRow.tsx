import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './classNames';
import text from './text.module.css';
import styles from './ListRow.module.css';

interface Props extends Omit<ComponentProps<'li'>, 'title'> {
  /** Its state, before the words. */
  state?: ReactNode;
  title: ReactNode;
  /** A quiet line below the title. */
  note: ReactNode;
  /** What can be done with it: buttons without a frame. */
  actions?: ReactNode;
}

/** A row of a list on a card; what else belongs to it comes below. */
export function ListRow({ state, title, note, actions, className, children, ...rest }: Props) {
  return (
    <li {...rest} className={classNames(styles.row, className)}>
      <div className={styles.line}>
        {state && <div className={styles.state}>{state}</div>}
        <div className={styles.words}>
          <div className={styles.title}>{title}</div>
          <div className={classNames(text.small, text.quiet, styles.note)}>{note}</div>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </li>
  );
}
