import { cancel } from '../kit/texts';
import { PasswordDialog } from '../users/PasswordDialog';
import { useRotateWebhookSecretMutation } from './RotateSecretDialog.generated';
import * as texts from './texts';

interface Props {
  webhookId: string;
  onRotated: (secret: string) => void;
  onClose: () => void;
}

/** Confirms the rotation of a webhook's secret. */
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
      title={texts.rotateSecretTitle}
      cancel={cancel}
      confirm={texts.rotateTheSecret}
      isLoss={false}
      send={send}
      onClose={onClose}
    >
      {texts.rotateSecretEffect}
    </PasswordDialog>
  );
}
