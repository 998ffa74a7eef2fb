import { paths } from '../paths';
import { FormActions, FormPage } from '../kit/FormPage';
import { TextField } from '../kit/TextField';
import { useNavigate } from '../kit/navigation/hooks';
import { useForm } from '../kit/useForm';

const rules = {
  reference: (reference: string) => (reference.trim() ? undefined : 'Enter the reference of the review.'),
};

/** A review by the reference that people quote. */
export function FindReviewPage() {
  const navigate = useNavigate();
  const { bind, submit, isRight } = useForm(rules);
  const find = submit(async ({ reference }) => navigate(paths.reviewResults(reference.trim())));
  return (
    <FormPage
      title="Find a review"
      intro="The reference of a review stands below it in My reviews."
      onSubmit={find}
    >
      <TextField
        label="Review reference"
        field={bind('reference')}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
      />
      <FormActions submit="Continue" isDisabled={!isRight('reference')} cancelTo={paths.reviews()} />
    </FormPage>
  );
}
