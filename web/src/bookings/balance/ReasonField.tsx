import { LIMITS } from '../../../../schema/limits';
import { Field, TextArea } from '../../kit/Field';

interface Props {
  label: string;
  hint: string;
  isRequired?: boolean;
  value: string;
  onChange: (reason: string) => void;
}

/** Why staff change a booking, in their own words. */
export const ReasonField = ({ label, hint, isRequired = true, value, onChange }: Props) => (
  <Field label={label} hint={hint}>
    {(aria) => (
      <TextArea
        {...aria}
        rows={3}
        aria-required={isRequired || undefined}
        value={value}
        maxLength={LIMITS.cancellationReason}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
);
