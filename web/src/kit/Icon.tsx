import { classNames } from './classNames';
import styles from './Icon.module.css';

interface Props {
  /** The drawing, by its name in @mdi/js. */
  path: string;
  /** 24 px, 20 px where small, or that of the text around it. */
  size?: 'medium' | 'small' | 'inherit';
  className?: string;
}

/** A drawing beside words, or in a button that says what it does. */
export function Icon({ path, size = 'medium', className }: Props) {
  const look = classNames(styles.icon, size !== 'medium' && styles[size], className);
  return (
    <svg className={look} viewBox="0 0 24 24" aria-hidden focusable={false}>
      <path d={path} />
    </svg>
  );
}
