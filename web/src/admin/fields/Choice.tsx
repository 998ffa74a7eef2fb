import { Field, SelectInput } from '../../kit/Field';
import type { BoundField } from '../../kit/useForm';

interface ChoiceProps {
  label: string;
  hint?: string | undefined;
  placeholder: string;
  choices: readonly (readonly [value: string, label: string])[];
  field: BoundField;
}

/** A dropdown whose first entry changes nothing. */
export function Choice({ label, hint, placeholder, choices, field }: ChoiceProps) {
  const { error, onChange, ...bound } = field;
  return (
    <Field label={label} hint={hint} error={error}>
      {(aria) => (
        <SelectInput {...aria} {...bound} onChange={(event) => onChange(event.target.value)}>
          <option value="">{placeholder}</option>
          {choices.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  );
}
