import { useId, type PropsWithChildren } from 'react';
import { classNames } from '../kit/classNames';
import textStyles from '../kit/text.module.css';
import styles from './AccountSection.module.css';

interface Props {
  title: string;
  text: string;
  /** True inside another section. */
  isSubsection?: boolean;
}

/** A section of an account page with its heading. */
export function AccountSection({ title, text, isSubsection = false, children }: PropsWithChildren<Props>) {
  const id = useId();
  const Heading = isSubsection ? 'h3' : 'h2';
  return (
    <section aria-labelledby={id} className={isSubsection ? undefined : styles.section}>
      <Heading id={id} className={isSubsection ? textStyles.h4 : textStyles.h3}>
        {title}
      </Heading>
      <p className={classNames(textStyles.body, textStyles.quiet, styles.text)}>{text}</p>
      {children}
    </section>
  );
}
