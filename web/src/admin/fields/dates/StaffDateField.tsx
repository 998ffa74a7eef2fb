import { Field } from '../../../kit/Field';
import { unreadableDate } from '../../../kit/texts';
import type { BoundField } from '../../../kit/useForm';
import { DateInput } from './DateInput';
import { useTypedDate } from './useTypedDate';

interface Props {
  label: string;
  field: Pick<BoundField, 'value' | 'error' | 'onChange'> & Partial<BoundField>;
  autoFocus?: boolean;
  className?: string;
}

/** The date field of staff. Its value is `YYYY-MM-DD`, or empty while what is typed is no date. */
export function StaffDateField({ label, field, autoFocus, className }: Props) {
  const { value, error, name, onChange, onBlur } = field;
  const date = useTypedDate(value, onChange);
  return (
    <Field label={label} error={date.isUnreadable ? unreadableDate : error}>
      {(aria) => <DateInput {...aria} {...{ label, name, value, date, onBlur, autoFocus, className }} />}
    </Field>
  );
}
