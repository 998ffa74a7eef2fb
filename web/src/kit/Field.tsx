import { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { mdiAlertCircle } from '@mdi/js';
import checkbox from './checkbox.module.css';
import { classNames } from './classNames';
import { useOnHydration } from './hydration';
import { Icon } from './Icon';
import styles from './Field.module.css';

export const TextInput = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input {...rest} className={classNames(styles.control, className)} />
);

export const TextArea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea {...rest} className={classNames(styles.control, styles.area, className)} />
);

/** A dropdown. What is chosen in it before the page is taken over counts as well. */
export function SelectInput({ value, className, ...rest }: ComponentProps<'select'>) {
  const select = useRef<HTMLSelectElement>(null);
  useOnHydration(() => {
    if (select.current?.value !== String(value))
      select.current?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  const look = classNames(styles.control, styles.select, className);
  return <select ref={select} value={value} {...rest} className={look} />;
}

/** A button that looks like a dropdown and opens something larger. */
export const FieldButton = ({ className, ...rest }: ComponentProps<'button'>) => (
  <button
    type="button"
    {...rest}
    className={classNames(styles.control, styles.select, styles.opener, className)}
  />
);

interface Aria {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props {
  label: string;
  /** What is wrong; takes the hint's place. */
  error?: string;
  hint?: string;
  className?: string;
  children: (aria: Aria) => ReactNode;
}

/** A label above its control, with room for a hint or for what is wrong below. */
export function Field({ label, error, hint, className, children }: Props) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': note ? `${id}-note` : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {note && (
        <div
          id={`${id}-note`}
          role={error ? 'alert' : undefined}
          className={classNames(styles.note, error && styles.wrong)}
        >
          {error && <Icon path={mdiAlertCircle} className={styles.mark} />}
          {note}
        </div>
      )}
    </div>
  );
}

interface CheckProps {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A tick box with its label beside it. */
export function CheckField({ label, hint, checked, onChange }: CheckProps) {
  const id = useId();
  return (
    <div className={styles.check}>
      <input
        type="checkbox"
        id={id}
        checked={checked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={checkbox.checkbox}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}
