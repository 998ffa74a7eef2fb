import type { ReactNode } from 'react';
import { ArrivalNotice } from '../kit/ArrivalNotice';
import { classNames } from '../kit/classNames';
import layout from '../kit/layout.module.css';
import { PageHeading } from '../kit/PageHeading';
import textStyles from '../kit/text.module.css';
import { TextLink } from '../kit/TextLink';
import * as texts from './texts';
import styles from './AccountPage.module.css';

interface Props {
  title: string;
  /** The page above this one. */
  parent?: { label: string; to: string };
  intro?: ReactNode;
  children: ReactNode;
}

/** The layout of the pages of an account. */
export function AccountPage({ title, parent, intro, children }: Props) {
  return (
    <div className={layout.listPage}>
      {parent && (
        <nav aria-label={texts.breadcrumb}>
          <TextLink to={parent.to}>{parent.label}</TextLink>
        </nav>
      )}
      <PageHeading title={title} className={styles.heading} />
      {intro && <p className={classNames(textStyles.body, textStyles.quiet, styles.intro)}>{intro}</p>}
      <ArrivalNotice className={styles.notice} />
      {children}
    </div>
  );
}
