import { FormActions, FormPage } from './FormPage';
import { TextField } from './TextField';
import { useNavigate } from './navigation/hooks';
import { useForm } from './useForm';

interface Props {
  title: string;
  intro: string;
  label: string;
  /** The problem of an empty reference. */
  missing: string;
  submit: string;
  /** The address of the page to open for a reference. */
  addressOf: (reference: string) => string;
  cancelTo: string;
}

/** Asks for the reference of a record, and opens the page for it. */
export function FindByReferencePage({ title, intro, label, missing, submit, addressOf, cancelTo }: Props) {
  const navigate = useNavigate();
  const form = useForm({ reference: (reference) => (reference.trim() ? undefined : missing) });
  const find = form.submit(async ({ reference }) => navigate(addressOf(reference.trim())));
  return (
    <FormPage title={title} intro={intro} onSubmit={find}>
      <TextField
        label={label}
        field={form.bind('reference')}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
      />
      <FormActions submit={submit} isDisabled={!form.isRight('reference')} cancelTo={cancelTo} />
    </FormPage>
  );
}
