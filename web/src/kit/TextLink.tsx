import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from './classNames';
import styles from './TextLink.module.css';

/** A link within text or in a list, to a page of ours. */
export const TextLink = ({ className, ...rest }: LinkProps) => (
  <Link {...rest} className={classNames(styles.link, className)} />
);
