import type { ComponentProps, ReactNode } from 'react';
import { mdiAlertCircle, mdiAlertOutline, mdiCheckCircleOutline, mdiInformationOutline } from '@mdi/js';
import { classNames } from './classNames';
import { Icon } from './Icon';
import styles from './Notice.module.css';

const ICONS = {
  error: mdiAlertCircle,
  warning: mdiAlertOutline,
  info: mdiInformationOutline,
  success: mdiCheckCircleOutline,
};

interface Props extends ComponentProps<'div'> {
  kind: keyof typeof ICONS;
  /** Whether the mark of its kind is shown. */
  hasIcon?: boolean;
  /** What can be done about it, at its end. */
  action?: ReactNode;
}

/**
 * A message beside its cause: what happened and what to do, with a mark of its kind. Errors and warnings are read out at
 * once, unless another role is given.
 */
export function Notice({ kind, hasIcon = true, action, className, children, ...rest }: Props) {
  const isUrgent = kind === 'error' || kind === 'warning';
  return (
    <div
      role={isUrgent ? 'alert' : 'status'}
      {...rest}
      className={classNames(styles.notice, styles[kind], className)}
    >
      {hasIcon && <Icon path={ICONS[kind]} size="small" className={styles.icon} />}
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  );
}
