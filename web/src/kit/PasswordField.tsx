import { useState } from 'react';
import { Button } from './Button';
import { Field, TextInput } from './Field';
import type { BoundField } from './useForm';
import styles from './PasswordField.module.css';
import * as texts from './texts';

interface Props {
  label: string;
  hint?: string;
  field: BoundField;
  autoComplete: 'current-password' | 'new-password';
  autoFocus?: boolean;
}

/** A password, hidden until its owner wants to read it. */
export function PasswordField({ label, hint, field, autoComplete, autoFocus }: Props) {
  const [isShown, setShown] = useState(false);
  const { error, onChange, ...bound } = field;
  return (
    <Field label={label} hint={hint} error={error}>
      {(aria) => (
        <div className={styles.place}>
          <TextInput
            {...aria}
            {...bound}
            required
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoFocus={autoFocus}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
            className={styles.input}
          />
          <Button
            size="small"
            aria-controls={aria.id}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
            className={styles.toggle}
          >
            {isShown ? texts.hide : texts.show}
          </Button>
        </div>
      )}
    </Field>
  );
}
