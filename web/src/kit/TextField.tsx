import type { ComponentProps } from 'react';
import { Field, TextInput } from './Field';
import type { BoundField } from './useForm';

interface Props extends Omit<ComponentProps<typeof TextInput>, keyof BoundField> {
  label: string;
  hint?: string;
  field: BoundField;
}

/** A line of text of a form. */
export function TextField({ label, hint, field, ...input }: Props) {
  const { error, onChange, ...bound } = field;
  return (
    <Field label={label} hint={hint} error={error}>
      {(aria) => (
        <TextInput {...input} {...aria} {...bound} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}
