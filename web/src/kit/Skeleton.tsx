import { classNames } from './classNames';
import styles from './Skeleton.module.css';

interface Props {
  variant?: 'text' | 'rectangular' | 'rounded' | 'circular';
  /** In pixels, or as CSS says lengths. */
  width?: number | string;
  height?: number | string;
  className?: string;
}

/** The place of something that is on its way. */
export const Skeleton = ({ variant = 'text', width, height, className }: Props) => (
  <span
    className={classNames(styles.skeleton, variant !== 'rectangular' && styles[variant], className)}
    style={{ width, height }}
  />
);
