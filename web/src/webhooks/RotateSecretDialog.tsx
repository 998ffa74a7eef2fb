import { PasswordDialog } from '../users/PasswordDialog';
import { useRotateWebhookSecretMutation } from './RotateSecretDialog.generated';

interface Props {
  webhookId: string;
  onRotated: (secret: string) => void;
  onClose: () => void;
}

/** Asks once more before a webhook gets another secret. */
export function RotateSecretDialog({ webhookId, onRotated, onClose }: Props) {
  const [rotate] = useRotateWebhookSecretMutation();
  const send = async (currentPassword: string | undefined) => {
    const input = { webhookId, currentPassword };
    const answer = (await rotate({ variables: { input } })).data?.rotateWebhookSecret;
    if (answer?.__typename !== 'NewWebhook') return { data: answer };
    onRotated(answer.secret);
    onClose();
    return {};
  };
  return (
    <PasswordDialog
      title="Rotate the signing secret?"
      cancel="Cancel"
      confirm="Rotate the secret"
      isLoss={false}
      send={send}
      onClose={onClose}
    >
      You get another secret, shown once. For a day messages are signed with both, so that your program can
      change over.
    </PasswordDialog>
  );
}
