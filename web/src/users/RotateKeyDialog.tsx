import { useRef } from 'react';
import DialogContentText from '@mui/material/DialogContentText';
import { useViewer } from '../session/SessionProvider';
import { inlineErrors, useRefusal } from '../session/useRefusal';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { PasswordField } from '../ui/PasswordField';
import { useForm } from '../ui/useForm';
import { useRotateApiKeyMutation, type ApiKey_RowFragment } from './ApiKeysPage.generated';

interface Props {
  apiKey: ApiKey_RowFragment;
  onRotated: (made: { name: string; secret: string }) => void;
  onClose: () => void;
}

const rules = { currentPassword: () => undefined };

/** Asks once more before a key gets another secret. */
export function RotateKeyDialog({ apiKey, onRotated, onClose }: Props) {
  const viewer = useViewer();
  const [rotate] = useRotateApiKeyMutation({ context: inlineErrors });
  const { bind, submit, isSending } = useForm(rules);
  const form = useRef<HTMLFormElement>(null);
  const refusal = useRefusal();
  const send = submit(async ({ currentPassword }, refuse) => {
    const input = { keyId: apiKey.id, currentPassword: currentPassword || undefined };
    const answer = (await refusal.answerOf(rotate({ variables: { input } })))?.rotateApiKey;
    if (answer?.__typename === 'WrongPassword') refuse('currentPassword', answer.message);
    else if (answer?.__typename === 'NewApiKey') {
      onRotated({ name: answer.key.name, secret: answer.secret });
      onClose();
    } else if (answer) refusal.show(answer);
  });
  return (
    <ConfirmDialog
      title={`Renew ${apiKey.name}?`}
      cancel="Cancel"
      confirm="Renew the key"
      isLoss={false}
      isSending={isSending}
      onConfirm={() => form.current?.requestSubmit()}
      onClose={onClose}
    >
      <DialogContentText>
        It gets another secret, shown once. Programs that ask by the one before are refused at once.
      </DialogContentText>
      {refusal.notice}
      <form ref={form} noValidate onSubmit={send}>
        <input hidden readOnly tabIndex={-1} autoComplete="username" value={viewer?.username ?? ''} />
        <PasswordField
          label="Current password"
          hint="Not needed if you have just signed in."
          field={bind('currentPassword')}
          autoComplete="current-password"
        />
        <input type="submit" hidden tabIndex={-1} />
      </form>
    </ConfirmDialog>
  );
}
