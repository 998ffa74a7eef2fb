import { HINTS, passwordProblem } from '../../../schema/accounts';
import { PasswordField } from '../kit/PasswordField';
import type { BoundField } from '../kit/useForm';
import * as texts from './texts';

interface Props {
  label?: string;
  bind: (name: 'password' | 'confirm') => BoundField;
}

export const newPasswordRules = {
  password: passwordProblem,
  confirm: (confirm: string, { password }: { password: string }) =>
    confirm === password ? undefined : HINTS.passwordMatch,
};

/** A new password and its confirmation, with the hints in the wording of the specification. */
export function NewPasswordFields({ label = texts.newPassword, bind }: Props) {
  return (
    <>
      <PasswordField
        label={label}
        hint={HINTS.password}
        field={bind('password')}
        autoComplete="new-password"
      />
      <PasswordField
        label={texts.confirmPassword}
        hint={HINTS.passwordMatch}
        field={bind('confirm')}
        autoComplete="new-password"
      />
    </>
  );
}
