import type { Ref } from 'react';
import { TextField } from '../../kit/TextField';
import type { BoundField } from '../../kit/useForm';
import styles from './AppCodeField.module.css';
import * as texts from './texts';

const DIGITS = 6;

/** What is wrong with what was typed as a code of the app, or undefined. */
export const appCodeRule = (code: string): string | undefined =>
  code.length === DIGITS ? undefined : texts.sixDigits;

interface Props {
  field: BoundField;
  ref?: Ref<HTMLInputElement>;
}

/** The six digits that an app shows, also where they are pasted with a space between. */
export const AppCodeField = ({ field, ref }: Props) => (
  <TextField
    label={texts.code}
    field={{ ...field, onChange: (text) => field.onChange(text.replace(/\D/g, '').slice(0, DIGITS)) }}
    required
    {...(ref && { ref })}
    inputMode="numeric"
    autoComplete="one-time-code"
    className={styles.code}
  />
);
