import type { FormEventHandler, ReactNode } from 'react';
import { Button, ButtonLink } from './Button';
import { classNames } from './classNames';
import { PageHeading } from './PageHeading';
import card from './card.module.css';
import text from './text.module.css';
import styles from './FormPage.module.css';
import * as texts from './texts';

interface Props {
  title: string;
  /** One sentence: what this is for, or what comes of it. */
  intro: ReactNode;
  /** What has just happened elsewhere, above the form. */
  notice?: ReactNode;
  /** Ways to other pages, below the form. */
  links?: ReactNode;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** A page with one short form on a card. */
export function FormPage({ title, intro, notice, links, onSubmit, children }: Props) {
  return (
    <div className={styles.page}>
      <PageHeading title={title} />
      <div className={classNames(text.body, text.quiet, styles.intro)}>{intro}</div>
      <div className={styles.notice}>{notice}</div>
      <div className={classNames(card.card, styles.card)}>
        <form noValidate onSubmit={onSubmit} className={styles.form}>
          {children}
        </form>
      </div>
      {links && <div className={styles.links}>{links}</div>}
    </div>
  );
}

interface ActionsProps {
  /** What the form does, such as 'Sign in'. */
  submit: string;
  isSending?: boolean;
  isDisabled?: boolean;
  /** Where Cancel leads; without it there is no Cancel. */
  cancelTo?: string;
}

/** The buttons of a form: its own, and Cancel beside it. */
export function FormActions({ submit, isSending = false, isDisabled = false, cancelTo }: ActionsProps) {
  return (
    <div className={styles.actions}>
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={isSending}
        disabled={isDisabled}
        className={styles.submit}
      >
        {submit}
      </Button>
      {cancelTo && (
        <ButtonLink to={cancelTo} size="large">
          {texts.cancel}
        </ButtonLink>
      )}
    </div>
  );
}
