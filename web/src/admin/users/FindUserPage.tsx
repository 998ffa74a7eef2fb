import { staffPaths } from '../staffPaths';
import { ArrivalNotice } from '../../kit/ArrivalNotice';
import { FormActions, FormPage } from '../../kit/FormPage';
import { TextField } from '../../kit/TextField';
import { useNavigate } from '../../kit/navigation/hooks';
import { useForm } from '../../kit/useForm';
import * as texts from './texts';

const rules = { email: (email: string) => (email.trim() ? undefined : texts.enterEmail) };

/** Finds a user by the email address of the account. */
export function FindUserPage() {
  const navigate = useNavigate();
  const { bind, submit, isRight } = useForm(rules);
  const find = submit(async ({ email }) => navigate(staffPaths.getUser(email.trim())));
  return (
    <FormPage title={texts.findTitle} intro={texts.findIntro} notice={<ArrivalNotice />} onSubmit={find}>
      <TextField
        label={texts.userEmail}
        field={bind('email')}
        type="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <FormActions submit={texts.proceed} isDisabled={!isRight('email')} cancelTo={staffPaths.users()} />
    </FormPage>
  );
}
