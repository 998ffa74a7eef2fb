import { useViewer } from '../session/SessionProvider';
import { PasswordField } from '../kit/PasswordField';
import type { BoundField } from '../kit/useForm';
import { useHasPassword } from './useHasPassword';
import * as texts from './texts';

/** Accepts an empty field: the server needs no password from a person who gave a proof within the last minutes. */
export const currentPasswordRule = () => undefined;

/**
 * Asks for the current password before an action that protects the account from a stranger at an open screen. An account
 * without a password is asked for its passkey when the form is sent.
 */
export function CurrentPasswordField({ field }: { field: BoundField }) {
  const viewer = useViewer();
  const hasPassword = useHasPassword();
  if (!hasPassword) return null;
  return (
    <>
      {/* for password managers */}
      <input hidden readOnly tabIndex={-1} autoComplete="username" value={viewer?.username ?? ''} />
      <PasswordField
        label={texts.currentPassword}
        hint={texts.currentPasswordHint}
        field={field}
        autoComplete="current-password"
      />
    </>
  );
}
