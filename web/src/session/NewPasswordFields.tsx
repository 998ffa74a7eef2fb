import { HINTS, passwordProblem } from '../../../schema/accounts';
import { PasswordField } from '../kit/PasswordField';
import type { BoundField } from '../kit/useForm';

interface Props {
  label?: string;
  bind: (name: 'password' | 'confirm') => BoundField;
}

/** The rules of the two fields. */
export const newPasswordRules = {
  password: passwordProblem,
  confirm: (confirm: string, { password }: { password: string }) =>
    confirm === password ? undefined : HINTS.passwordMatch,
};

/** A new password and its confirmation, with the rules as the specification words them. */
export function NewPasswordFields({ label = 'New password', bind }: Props) {
  return (
    <>
      <PasswordField
        label={label}
        hint={HINTS.password}
        field={bind('password')}
        autoComplete="new-password"
      />
      <PasswordField
        label="Confirm password"
        hint={HINTS.passwordMatch}
        field={bind('confirm')}
        autoComplete="new-password"
      />
    </>
  );
}
