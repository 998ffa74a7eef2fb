import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { onErrorPage } from '../apollo/failureLink';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { ago, spokenDay } from '../kit/format';
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
    <Box component="li" sx={rowStyle}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>
        <Box component="code" sx={{ fontSize: 'var(--text-small)' }}>
          {maskedKey(apiKey)}
        </Box>
        <Box sx={{ fontSize: 'var(--text-small)', color: 'text.secondary' }}>
          {[
            scopeWords(scopes),
            `made ${spokenDay(createdAt)}`,
            endWords(apiKey),
            lastUsedAt ? `last used ${ago(lastUsedAt)}` : 'never used',
          ].join(' · ')}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 0.5 }}>
        <Button aria-label={`Renew ${name}`} onClick={() => setAsking('rotate')}>
          Renew
        </Button>
        <Button color="error" aria-label={`Revoke ${name}`} onClick={() => setAsking('revoke')}>
          Revoke
        </Button>
      </Box>
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
          <DialogContentText>Programs that ask by it are refused at once, and for good.</DialogContentText>
        </ConfirmDialog>
      )}
    </Box>
  );
}

const rowStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, px: 2.5, py: 1.75 };
