import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from './classNames';
import styles from './TextLink.module.css';

interface Props extends LinkProps {
  /** Whether it is underlined even where nobody points at it, as a link among other words is. */
  isUnderlined?: boolean;
}

/** A link within text or in a list. */
export const TextLink = ({ isUnderlined = false, className, ...rest }: Props) => (
  <Link {...rest} className={classNames(styles.link, isUnderlined && styles.underlined, className)} />
);
