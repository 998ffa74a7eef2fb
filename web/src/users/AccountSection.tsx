import { useId, type PropsWithChildren } from 'react';
import { classNames } from '../kit/classNames';
import textStyles from '../kit/text.module.css';
import styles from './AccountSection.module.css';

interface Props {
  title: string;
  text: string;
  /** Whether it is one of several parts of a section. */
  isPart?: boolean;
}

/** One section of an account page under its heading. */
export function AccountSection({ title, text, isPart = false, children }: PropsWithChildren<Props>) {
  const id = useId();
  const Heading = isPart ? 'h3' : 'h2';
  return (
    <section aria-labelledby={id} className={isPart ? undefined : styles.section}>
      <Heading id={id} className={isPart ? textStyles.h4 : textStyles.h3}>
        {title}
      </Heading>
      <p className={classNames(textStyles.body, textStyles.quiet, styles.text)}>{text}</p>
      {children}
    </section>
  );
}
