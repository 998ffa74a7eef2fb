import { paths } from '../../paths';
import { ArrivalNotice } from '../../kit/ArrivalNotice';
import { FormActions, FormPage } from '../../kit/FormPage';
import { TextField } from '../../kit/TextField';
import { useNavigate } from '../../kit/navigation/hooks';
import { useForm } from '../../kit/useForm';

const rules = { email: (email: string) => (email.trim() ? undefined : 'Enter the e-mail of the user.') };

/** One user by the e-mail address of the account. */
export function FindUserPage() {
  const navigate = useNavigate();
  const { bind, submit, isRight } = useForm(rules);
  const find = submit(async ({ email }) => navigate(paths.getUser(email.trim())));
  return (
    <FormPage
      title="Find a user"
      intro="By the e-mail address they sign in with."
      notice={<ArrivalNotice />}
      onSubmit={find}
    >
      <TextField
        label="User e-mail"
        field={bind('email')}
        type="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <FormActions submit="Continue" isDisabled={!isRight('email')} cancelTo={paths.users()} />
    </FormPage>
  );
}
