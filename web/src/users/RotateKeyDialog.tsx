import { fill } from '../../../schema/fill';
import { cancel } from '../kit/texts';
import { useRotateApiKeyMutation, type ApiKey_RowFragment } from './ApiKeysPage.generated';
import { PasswordDialog } from './PasswordDialog';
import * as texts from './texts';

interface Props {
  apiKey: ApiKey_RowFragment;
  onRotated: (created: { name: string; secret: string }) => void;
  onClose: () => void;
}

/** Asks for confirmation before a key gets a new secret. */
export function RotateKeyDialog({ apiKey, onRotated, onClose }: Props) {
  const [rotate] = useRotateApiKeyMutation();
  const send = async (currentPassword: string | undefined) => {
    const input = { keyId: apiKey.id, currentPassword };
    const answer = (await rotate({ variables: { input } })).data?.rotateApiKey;
    if (answer?.__typename !== 'NewApiKey') return { data: answer };
    onRotated({ name: answer.key.name, secret: answer.secret });
    onClose();
    return {};
  };
  return (
    <PasswordDialog
      title={fill(texts.rotateTitle, { name: apiKey.name })}
      cancel={cancel}
      confirm={texts.rotateConfirm}
      isLoss={false}
      send={send}
      onClose={onClose}
    >
      {texts.rotateWarning}
    </PasswordDialog>
  );
}
