import Button from '@mui/material/Button';
import { TextAreaField } from '../../ui/TextAreaField';
import type { BoundField } from '../../ui/useForm';
import { Wide } from './StaffForm';

interface Props {
  label: string;
  hint: string | undefined;
  /** The text as it is, to begin with. */
  present: string | undefined;
  field: BoundField;
  maxLength: number;
}

/** A new text in place of a present one, which can be taken over to edit it. */
export function EditableText({ label, hint, present, field, maxLength }: Props) {
  return (
    <Wide>
      <TextAreaField label={label} hint={hint} field={field} maxLength={maxLength} />
      {present && !field.value && (
        <Button
          size="small"
          aria-label={`Edit the present ${label.toLowerCase()}`}
          onClick={() => field.onChange(present)}
        >
          Edit the present text
        </Button>
      )}
    </Wide>
  );
}
