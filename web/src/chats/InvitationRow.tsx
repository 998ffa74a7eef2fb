import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { counted } from '../kit/format';
import { quietText } from './rowStyle';
import type { Invitation } from './useInvitations';

interface Props {
  invitation: Invitation;
  onAccept: (invitation: Invitation) => Promise<void>;
  onDecline: (invitation: Invitation) => Promise<void>;
}

/** Who invites to which group, and how many are in it. */
export function InvitationRow({ invitation, onAccept, onDecline }: Props) {
  const { name, memberCount, invitedBy } = invitation;
  const [isAnswering, setAnswering] = useState(false);
  const answer = async (call: (invitation: Invitation) => Promise<void>) => {
    setAnswering(true);
    await call(invitation);
    setAnswering(false);
  };
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>
      <Box sx={{ ...quietText, overflowWrap: 'anywhere' }}>
        Invited by {invitedBy.name} · {counted(memberCount, 'member')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button
          size="small"
          variant="contained"
          aria-label={`Accept the invitation to ${name}`}
          disabled={isAnswering}
          onClick={() => void answer(onAccept)}
        >
          Accept
        </Button>
        <Button
          size="small"
          aria-label={`Decline the invitation to ${name}`}
          disabled={isAnswering}
          onClick={() => void answer(onDecline)}
        >
          Decline
        </Button>
      </Box>
    </Box>
  );
}

const rowStyle = {
  p: 1.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 'var(--radius-control)',
  fontSize: 'var(--text-body)',
} as const;
