import { useViewer } from '../session/SessionProvider';
import { PasswordField } from '../kit/PasswordField';
import type { BoundField } from '../kit/useForm';

/** Whoever has just signed in needs no password: the server decides. */
export const currentPasswordRule = () => undefined;

/** Asks for the password that one has, before something that a stranger at an open screen must not do. */
export function CurrentPasswordField({ field }: { field: BoundField }) {
  const viewer = useViewer();
  return (
    <>
      {/* tells password managers whose password it is */}
      <input hidden readOnly tabIndex={-1} autoComplete="username" value={viewer?.username ?? ''} />
      <PasswordField
        label="Current password"
        hint="Not needed if you have just signed in."
        field={field}
        autoComplete="current-password"
      />
    </>
  );
}
