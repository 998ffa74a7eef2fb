import type { ReactNode } from 'react';
import { ButtonLink } from './Button';
import { classNames } from './classNames';
import { PageHeading } from './PageHeading';
import text from './text.module.css';
import styles from './MessagePage.module.css';

export interface Message {
  title: string;
  /** What happened, what is safe, what to do. */
  children: ReactNode;
  /** Pages to continue with, each with its label; the first one stands out. */
  links?: readonly (readonly [label: string, to: string])[];
  /** Buttons that do more than open a page. */
  actions?: ReactNode;
}

/** A page with one message below a picture, and links to continue with. */
export function MessagePage({
  title,
  children,
  links = [],
  actions,
  picture,
}: Message & { picture: ReactNode }) {
  return (
    <div className={styles.page}>
      {picture}
      <PageHeading title={title} className={styles.heading} />
      <div className={classNames(text.lead, text.quiet, styles.words)}>{children}</div>
      <div className={styles.actions}>
        {actions}
        {links.map(([label, to], index) => (
          <ButtonLink key={label} to={to} variant={index === 0 ? 'contained' : 'outlined'}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
