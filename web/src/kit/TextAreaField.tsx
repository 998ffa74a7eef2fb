import { Field, TextArea } from './Field';
import type { BoundField } from './useForm';

interface Props {
  label: string;
  hint?: string;
  field: BoundField;
  maxLength?: number;
}

/** Several lines of text of a form. */
export function TextAreaField({ label, hint, field, maxLength }: Props) {
  const { error, onChange, ...bound } = field;
  return (
    <Field label={label} hint={hint} error={error}>
      {(aria) => (
        <TextArea
          {...aria}
          {...bound}
          maxLength={maxLength}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
