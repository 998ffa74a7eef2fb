import { classNames } from './classNames';
import styles from './SaidDate.module.css';
import text from './text.module.css';

interface Props {
  /** As people say it: `Fri 20 Nov 2026`. */
  said: string;
  /** In the format that the specification fixes: `Nov/20/2026`. */
  fixed: string;
}

/** A date as people say it, with the format that the specification fixes beside it. */
export const SaidDate = ({ said, fixed }: Props) => (
  <>
    {said} <span className={classNames(text.small, text.quiet, styles.fixed)}>{fixed}</span>
  </>
);
