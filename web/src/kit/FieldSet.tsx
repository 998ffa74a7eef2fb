import { useId, type PropsWithChildren } from 'react';
import { mdiAlertCircle } from '@mdi/js';
import { classNames } from './classNames';
import { Icon } from './Icon';
import styles from './Field.module.css';

interface Props {
  label: string;
  /** What is wrong with what is chosen; takes the hint's place. */
  error?: string;
  hint?: string;
  className?: string;
}

/** Boxes to tick, or choices of which one holds, under their label. */
export function FieldSet({ label, error, hint, className, children }: PropsWithChildren<Props>) {
  const id = useId();
  const note = error ?? hint;
  return (
    <fieldset aria-describedby={note && id} className={classNames(styles.set, className)}>
      <legend className={classNames(styles.label, styles.legend)}>{label}</legend>
      {children}
      {note && (
        <div
          id={id}
          role={error ? 'alert' : undefined}
          className={classNames(styles.note, error && styles.wrong)}
        >
          {error && <Icon path={mdiAlertCircle} className={styles.mark} />}
          {note}
        </div>
      )}
    </fieldset>
  );
}
