import { useId, type CSSProperties, type PropsWithChildren, type ReactNode } from 'react';
import text from '../kit/text.module.css';
import styles from './Section.module.css';

interface Props {
  title: string;
  action?: ReactNode;
}

/** One part of the home page under its heading. */
export function Section({ title, action, children }: PropsWithChildren<Props>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id} className={text.h2}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/**
 * A list in this many columns: one column and one item fewer at 900 px or less, two columns and two items fewer at 600 px
 * or less (specification, section 9).
 */
export const TrimmedList = ({ columns, children }: PropsWithChildren<{ columns: number }>) => (
  <ul className={styles.list} style={{ '--columns': columns, '--fewer': columns - 1 } as CSSProperties}>
    {children}
  </ul>
);
