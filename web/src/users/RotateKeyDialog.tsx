import { useState } from 'react';
import { fill } from '../../../schema/fill';
import { Field, SelectInput } from '../kit/Field';
import { cancel } from '../kit/texts';
import { useRotateApiKeyMutation, type ApiKey_RowFragment } from './ApiKeysPage.generated';
import { OVERLAPS } from './apiKeyLabels';
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
  const [overlapHours, setOverlapHours] = useState(24);
  const send = async (currentPassword: string | undefined) => {
    const input = { keyId: apiKey.id, overlapHours, currentPassword };
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
      <Field label={texts.previousSecret} hint={texts.previousSecretHint}>
        {(aria) => (
          <SelectInput
            {...aria}
            value={overlapHours}
            onChange={(event) => setOverlapHours(Number(event.target.value))}
          >
            {OVERLAPS.map(([hours, label]) => (
              <option key={hours} value={hours}>
                {label}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
    </PasswordDialog>
  );
}
