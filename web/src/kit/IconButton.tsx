import type { ComponentProps } from 'react';
import { classNames } from './classNames';
import styles from './IconButton.module.css';

interface Props extends ComponentProps<'button'> {
  /** What it does, since no words say it. */
  'aria-label': string;
  size?: 'small' | 'medium';
}

/** A round button that shows a picture only. */
export function IconButton({ size = 'medium', type = 'button', className, ...rest }: Props) {
  const look = classNames(styles.button, size === 'small' && styles.small, className);
  return <button {...rest} type={type} className={look} />;
}
