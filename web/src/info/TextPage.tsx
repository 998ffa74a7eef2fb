import type { PropsWithChildren, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../kit/classNames';
import layout from '../kit/layout.module.css';
import { PageHeading } from '../kit/PageHeading';
import text from '../kit/text.module.css';
import styles from './TextPage.module.css';

interface Props {
  title: string;
  /** The purpose of the page, in a sentence. */
  lead: ReactNode;
}

/** A page to read: paragraphs under headings, in lines of a readable length. */
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

/** Draws the words of a text as a link. */
export const linkTo = (to: string) => (words: ReactNode) => <Link to={to}>{words}</Link>;
