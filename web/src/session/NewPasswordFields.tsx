import { HINTS } from '../../../schema/accounts';
import { PasswordField } from '../ui/PasswordField';
import type { BoundField } from '../ui/useForm';

interface Props {
  label?: string;
  bind: (name: 'password' | 'confirm') => BoundField;
}

/** A password to be, and the same once more, with the rules as the specification words them. */
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
