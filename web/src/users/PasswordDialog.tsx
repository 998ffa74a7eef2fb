import { useRef, type ComponentProps, type ReactNode } from 'react';
import { useRefusal } from '../session/useRefusal';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { useForm } from '../kit/useForm';
import { CurrentPasswordField, currentPasswordRule } from './CurrentPasswordField';

interface Refused {
  __typename: string;
  message: string;
  retryAfterSeconds?: number;
}

interface Props extends Omit<ComponentProps<typeof ConfirmDialog>, 'isSending' | 'onConfirm'> {
  children: ReactNode;
  /** Sends the confirmed action, and returns the refusal if there was one. */
  send: (currentPassword: string | undefined) => Promise<{ data?: Refused }>;
}

const rules = { currentPassword: currentPasswordRule };

/** Asks for confirmation and for the current password before an action for the owner of the account only. */
export function PasswordDialog({ children, send, ...dialog }: Props) {
  const { bind, submit, isSending } = useForm(rules);
  const form = useRef<HTMLFormElement>(null);
  const refusal = useRefusal();
  const onSubmit = submit(async ({ currentPassword }, refuse) => {
    const refused = await refusal.answerOf(send(currentPassword || undefined));
    if (refused?.__typename === 'WrongPassword') refuse('currentPassword', refused.message);
    else if (refused) refusal.show(refused);
  });
  return (
    <ConfirmDialog {...dialog} isSending={isSending} onConfirm={() => form.current?.requestSubmit()}>
      {children}
      {refusal.notice}
      <form ref={form} noValidate onSubmit={onSubmit}>
        <CurrentPasswordField field={bind('currentPassword')} />
        {/* lets the Enter key send the form */}
        <input type="submit" hidden tabIndex={-1} />
      </form>
    </ConfirmDialog>
  );
}
