import type { PropsWithChildren, ReactNode } from 'react';
import { classNames } from '../kit/classNames';
import layout from '../kit/layout.module.css';
import { PageHeading } from '../kit/PageHeading';
import text from '../kit/text.module.css';
import styles from './TextPage.module.css';

interface Props {
  title: string;
  /** What the page is for, in a sentence. */
  lead: ReactNode;
}

/** A page to read: paragraphs under headings, in lines that are not too long. */
export function TextPage({ title, lead, children }: PropsWithChildren<Props>) {
  return (
    <article className={classNames(layout.page, styles.page)}>
      <PageHeading title={title} />
      <p className={classNames(text.body, text.quiet, styles.lead)}>{lead}</p>
      {children}
    </article>
  );
}

/** Paragraphs, and perhaps a list, under a heading. */
export function Part({ title, children }: PropsWithChildren<{ title: string }>) {
  return (
    <section className={styles.part}>
      <h2 className={classNames(text.h3, styles.heading)}>{title}</h2>
      {children}
    </section>
  );
}
