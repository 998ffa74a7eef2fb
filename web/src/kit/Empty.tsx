import type { ReactNode } from 'react';
import { classNames } from './classNames';
import { SmallPicture, type SmallPictureName } from './SmallPicture';
import text from './text.module.css';
import styles from './Empty.module.css';

interface Props {
  picture?: SmallPictureName;
  /** What is not there, a line each. */
  texts: readonly string[];
  /** What to do next. */
  children?: ReactNode;
  action?: ReactNode;
}

/** In place of a list that has nothing to show. */
export function Empty({ picture, texts, children, action }: Props) {
  return (
    <div role="status" className={styles.empty}>
      {picture && <SmallPicture of={picture} className={styles.picture} />}
      {texts.map((line) => (
        <p key={line} className={text.h4}>
          {line}
        </p>
      ))}
      {children && <p className={classNames(text.body, text.quiet, styles.next)}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
