import { useState } from 'react';
import { onErrorPage } from '../apollo/failureLink';
import { Button } from '../kit/Button';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { ago, spokenDay } from '../kit/format';
import { ListRow } from '../kit/ListRow';
import { useRevokeApiKeyMutation, type ApiKey_RowFragment } from './ApiKeysPage.generated';
import { endWords, maskedKey, scopeWords } from './apiKeyWords';
import { RotateKeyDialog } from './RotateKeyDialog';

interface Props {
  apiKey: ApiKey_RowFragment;
  onRotated: (made: { name: string; secret: string }) => void;
}

/** One key: what it may do, when it was used, and how to renew or end it. */
export function ApiKeyRow({ apiKey, onRotated }: Props) {
  const { id, name, scopes, createdAt, lastUsedAt } = apiKey;
  const [asking, setAsking] = useState<'rotate' | 'revoke'>();
  const [revoke, { loading }] = useRevokeApiKeyMutation({
    context: onErrorPage,
    update: (cache, { data }) => {
      if (data?.revokeApiKey) cache.evict({ id: cache.identify({ __typename: 'ApiKey', id }) });
    },
  });
  const close = () => setAsking(undefined);
  return (
    <ListRow
      title={name}
      note={
        <>
          <code>{maskedKey(apiKey)}</code>
          <br />
          {[
            scopeWords(scopes),
            `made ${spokenDay(createdAt)}`,
            endWords(apiKey),
            lastUsedAt ? `last used ${ago(lastUsedAt)}` : 'never used',
          ].join(' · ')}
        </>
      }
      actions={
        <>
          <Button aria-label={`Renew ${name}`} onClick={() => setAsking('rotate')}>
            Renew
          </Button>
          <Button color="error" aria-label={`Revoke ${name}`} onClick={() => setAsking('revoke')}>
            Revoke
          </Button>
        </>
      }
    >
      {asking === 'rotate' && <RotateKeyDialog apiKey={apiKey} onRotated={onRotated} onClose={close} />}
      {asking === 'revoke' && (
        <ConfirmDialog
          title={`Revoke ${name}?`}
          cancel="Keep the key"
          confirm="Revoke the key"
          isSending={loading}
          onConfirm={() => void revoke({ variables: { input: { keyId: id } } }).catch(close)}
          onClose={close}
        >
          Programs that use it are refused at once, and for good.
        </ConfirmDialog>
      )}
    </ListRow>
  );
}
