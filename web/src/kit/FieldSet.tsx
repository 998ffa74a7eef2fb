import { useId, type PropsWithChildren } from 'react';
import { mdiAlertCircle } from '@mdi/js';
import { classNames } from './classNames';
import { Icon } from './Icon';
import styles from './Field.module.css';

interface Props {
  label: string;
  /** What is wrong with what is ticked. */
  error?: string;
}

/** Tick boxes that belong together, under their label. */
export function FieldSet({ label, error, children }: PropsWithChildren<Props>) {
  const id = useId();
  return (
    <fieldset aria-describedby={error && id} className={styles.set}>
      <legend className={classNames(styles.label, styles.legend)}>{label}</legend>
      {children}
      {error && (
        <div id={id} role="alert" className={classNames(styles.note, styles.wrong)}>
          <Icon path={mdiAlertCircle} className={styles.mark} />
          {error}
        </div>
      )}
    </fieldset>
  );
}
