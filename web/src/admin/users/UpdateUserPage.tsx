import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../paths';
import type { Role } from '../../session/Session.generated';
import { inlineErrors, useRefusal } from '../../session/useRefusal';
import { Field, SelectInput } from '../../ui/Field';
import { FormActions, FormPage } from '../../ui/FormPage';
import { useForm, type BoundField } from '../../ui/useForm';
import { UserEmail } from '../fields/references';
import { reloadLists } from '../fields/reloadLists';
import { required } from '../fields/rules';
import { roleName } from './roleName';
import { useUpdateUserMutation } from './UpdateUserPage.generated';

const any = () => undefined;
const rules = { email: required('Enter the e-mail of the user.'), role: any, active: any };
const ROLES: readonly Role[] = ['CUSTOMER', 'INTERMEDIATE', 'ADMIN'];
const roles = ROLES.map((role) => [role, roleName(role)] as const);

/** A user's role, and whether they may sign in; both act at once. */
export function UpdateUserPage() {
  const navigate = useNavigate();
  const refusal = useRefusal();
  const initial = useSearchParams()[0].get('email') ?? '';
  const { bind, submit, values, isSending } = useForm(rules, { email: initial });
  const [update] = useUpdateUserMutation({
    context: inlineErrors,
    update: (cache, { data }) => {
      if (data?.updateUser.__typename === 'User') reloadLists(cache, 'users');
    },
  });
  const send = submit(async ({ email, role, active }, refuse) => {
    const input = {
      email: email.trim(),
      role: ROLES.find((one) => one === role),
      active: active ? active === 'YES' : undefined,
    };
    const answer = (await refusal.answerOf(update({ variables: { input } })))?.updateUser;
    if (answer?.__typename === 'User')
      return navigate(paths.getUser(answer.email ?? input.email), {
        state: { notice: 'The user is updated.' },
      });
    if (answer?.__typename === 'UnknownUser') refuse('email', 'The email provided is not in the database');
    else if (answer) refusal.show(answer);
  });
  return (
    <FormPage
      title="Update user details"
      intro="Both act at once: who is disabled is signed out everywhere."
      onSubmit={send}
    >
      {refusal.notice}
      <UserEmail label="User e-mail" hint="A name finds it too." field={bind('email')} />
      <Choice label="User role" placeholder="As before" choices={roles} field={bind('role')} />
      <Choice
        label="Set user to active"
        placeholder="Yes or No"
        choices={[
          ['YES', 'Yes'],
          ['NO', 'No'],
        ]}
        field={bind('active')}
      />
      <FormActions
        submit="Continue"
        isSending={isSending}
        isDisabled={!values.email.trim() || !(values.role || values.active)}
        cancelTo={paths.home()}
      />
    </FormPage>
  );
}

interface ChoiceProps {
  label: string;
  placeholder: string;
  choices: readonly (readonly [value: string, label: string])[];
  field: BoundField;
}

/** A dropdown whose first entry leaves things as they are. */
function Choice({ label, placeholder, choices, field }: ChoiceProps) {
  const { error, onChange, ...bound } = field;
  return (
    <Field label={label} error={error}>
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
