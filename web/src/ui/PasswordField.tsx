import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Field, TextInput } from './Field';
import type { BoundField } from './useForm';
import styles from './PasswordField.module.css';

interface Props {
  label: string;
  hint?: string;
  field: BoundField;
  autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until its owner wants to read it. */
export function PasswordField({ label, hint, field, autoComplete }: Props) {
  const [isShown, setShown] = useState(false);
  const { error, onChange, ...bound } = field;
  return (
    <Field label={label} hint={hint} error={error}>
      {(aria) => (
        <Box sx={{ position: 'relative' }}>
          <TextInput
            {...aria}
            {...bound}
            required
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
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
            sx={{ position: 'absolute', right: 8, top: 8, minWidth: 56, px: 1 }}
          >
            {isShown ? 'Hide' : 'Show'}
          </Button>
        </Box>
      )}
    </Field>
  );
}
