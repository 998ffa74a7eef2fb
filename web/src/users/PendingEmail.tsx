import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRefusal } from '../session/useRefusal';
import type { Viewer } from '../session/SessionProvider';
import { Notice } from '../kit/Notice';
import { useUpdateAccountMutation } from './UpdateAccountPage.generated';

interface Props {
  viewer: Viewer;
  /** The new address; nothing is shown without one. */
  pending: string | null;
}

/** The new address that waits to be confirmed, with a way to get a new link and one to keep the old address. */
export function PendingEmail({ viewer, pending }: Props) {
  const [update] = useUpdateAccountMutation();
  const [busy, setBusy] = useState<'send' | 'cancel'>();
  const [sentTo, setSentTo] = useState<string>();
  const refusal = useRefusal();

  if (!pending || !viewer.email) return null;

  // The address that waits already gets a new link; the present one ends the waiting.
  const send = async (what: 'send' | 'cancel', email: string) => {
    setBusy(what);
    setSentTo(undefined);
    const answer = (await refusal.answerOf(update({ variables: { input: { email } } })))?.updateAccount;
    setBusy(undefined);
    if (answer?.__typename === 'User') setSentTo(what === 'send' ? pending : undefined);
    else if (answer) refusal.show(answer);
  };

  return (
    <Box sx={{ width: '100%', borderTop: 1, borderColor: 'divider', pt: 2, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <strong>{pending}</strong> waits to be confirmed.
          <Box
            component="span"
            sx={{ display: 'block', fontSize: 'var(--text-small)', color: 'text.secondary' }}
          >
            Open the link that we sent there. Until then {viewer.email} holds.
          </Box>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', mx: -1 }}>
          <Button
            loading={busy === 'send'}
            disabled={busy !== undefined || refusal.isWaiting}
            onClick={() => void send('send', pending)}
          >
            Send again
          </Button>
          <Button
            loading={busy === 'cancel'}
            disabled={busy !== undefined}
            onClick={() => void send('cancel', viewer.email!)}
          >
            Cancel the change
          </Button>
        </Box>
      </Box>
      {refusal.notice}
      {sentTo && (
        <Notice kind="success">A new link is on its way to {sentTo}. The old one no longer works.</Notice>
      )}
    </Box>
  );
}
