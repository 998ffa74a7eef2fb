import { useRotateApiKeyMutation, type ApiKey_RowFragment } from './ApiKeysPage.generated';
import { PasswordDialog } from './PasswordDialog';

interface Props {
  apiKey: ApiKey_RowFragment;
  onRotated: (made: { name: string; secret: string }) => void;
  onClose: () => void;
}

/** Asks once more before a key gets another secret. */
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
      title={`Renew ${apiKey.name}?`}
      cancel="Cancel"
      confirm="Renew the key"
      isLoss={false}
      send={send}
      onClose={onClose}
    >
      It gets another secret, shown once. Programs that use the old one are refused at once.
    </PasswordDialog>
  );
}
