import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.css';
import { buttonClass, type ButtonLook } from './buttonClass';
import * as texts from './texts';

interface Parts {
  /** A picture before the words, and one after them. */
  startIcon?: ReactNode;
  endIcon?: ReactNode;
}

interface ButtonProps extends ButtonLook, Parts, Omit<ComponentProps<'button'>, 'color'> {
  /** Whether what it began is under way: it cannot be pressed again until then. */
  loading?: boolean;
}

/** A button. */
export function Button(props: ButtonProps) {
  const { variant, color, size, fullWidth, loading = false, ...others } = props;
  const { startIcon, endIcon, type = 'button', disabled, className, children, ...rest } = others;
  const look = buttonClass({ variant, color, size, fullWidth }, className);
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || loading}
      className={loading ? `${look} ${styles.busy}` : look}
    >
      {loading && <span role="progressbar" aria-label={texts.working} className={styles.spinner} />}
      <Words {...{ startIcon, endIcon }}>{children}</Words>
    </button>
  );
}

interface ButtonLinkProps extends ButtonLook, Parts, Omit<ComponentProps<typeof Link>, 'color'> {}

/** A link to another page that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, color, size, fullWidth, startIcon, endIcon, className, children, ...rest } = props;
  return (
    <Link {...rest} className={buttonClass({ variant, color, size, fullWidth }, className)}>
      <Words {...{ startIcon, endIcon }}>{children}</Words>
    </Link>
  );
}

function Words({ startIcon, endIcon, children }: Parts & { children: ReactNode }) {
  return (
    <>
      {startIcon && <span className={styles.start}>{startIcon}</span>}
      {children}
      {endIcon && <span className={styles.end}>{endIcon}</span>}
    </>
  );
}
