import styles from './Button.module.css';
import { classNames } from './classNames';

export interface ButtonLook {
  /** 'contained' for the main action of a screen, 'outlined' for others, 'text' for those beside something else. */
  variant?: 'text' | 'outlined' | 'contained';
  /** 'secondary' for the one action that matters most, 'error' for what cannot be taken back. */
  color?: 'primary' | 'secondary' | 'error' | 'inherit';
  size?: 'small' | 'medium' | 'large';
  /** As wide as there is room. */
  fullWidth?: boolean;
}

/** The classes that make an element look like a button. */
export function buttonClass(
  { variant = 'text', color = 'primary', size = 'medium', fullWidth = false }: ButtonLook,
  own?: string,
): string {
  return classNames(
    styles.button,
    color !== 'primary' && styles[color],
    variant !== 'text' && styles[variant],
    size !== 'medium' && styles[size],
    fullWidth && styles.wide,
    own,
  );
}
