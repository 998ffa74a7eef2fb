import { useState } from 'react';
import { fill } from '../../../schema/fill';
import { onErrorPage } from '../apollo/failureLink';
import { Button } from '../kit/Button';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { ago, spokenDay } from '../kit/format';
import { ListRow } from '../kit/ListRow';
import { useRevokeApiKeyMutation, type ApiKey_RowFragment } from './ApiKeysPage.generated';
import { expirationLabel, maskedKey, scopeLabels } from './apiKeyLabels';
import { RotateKeyDialog } from './RotateKeyDialog';
import * as texts from './texts';

interface Props {
  apiKey: ApiKey_RowFragment;
  onRotated: (created: { name: string; secret: string }) => void;
}

/** A key with its access, dates and last use, and buttons to rotate and revoke it. */
export function ApiKeyRow({ apiKey, onRotated }: Props) {
  const { id, name, scopes, createdAt, lastUsedAt } = apiKey;
  const [dialog, setDialog] = useState<'rotate' | 'revoke'>();
  const [revoke, { loading }] = useRevokeApiKeyMutation({
    context: onErrorPage,
    update: (cache, { data }) => {
      if (data?.revokeApiKey) cache.evict({ id: cache.identify({ __typename: 'ApiKey', id }) });
    },
  });
  const close = () => setDialog(undefined);
  return (
    <ListRow
      title={name}
      note={
        <>
          <code>{maskedKey(apiKey)}</code>
          <br />
          {[
            scopeLabels(scopes),
            fill(texts.createdOn, { date: spokenDay(createdAt) }),
            expirationLabel(apiKey),
            lastUsedAt ? fill(texts.lastUsedAgo, { time: ago(lastUsedAt) }) : texts.neverUsed,
          ].join(' · ')}
        </>
      }
      actions={
        <>
          <Button aria-label={fill(texts.rotateKey, { name })} onClick={() => setDialog('rotate')}>
            {texts.rotate}
          </Button>
          <Button
            color="error"
            aria-label={fill(texts.revokeKey, { name })}
            onClick={() => setDialog('revoke')}
          >
            {texts.revoke}
          </Button>
        </>
      }
    >
      {dialog === 'rotate' && <RotateKeyDialog apiKey={apiKey} onRotated={onRotated} onClose={close} />}
      {dialog === 'revoke' && (
        <ConfirmDialog
          title={fill(texts.revokeTitle, { name })}
          cancel={texts.keepKey}
          confirm={texts.revokeConfirm}
          isSending={loading}
          onConfirm={() => void revoke({ variables: { input: { keyId: id } } }).catch(close)}
          onClose={close}
        >
          {texts.revokeWarning}
        </ConfirmDialog>
      )}
    </ListRow>
  );
}
