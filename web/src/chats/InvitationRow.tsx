import { useState } from 'react';
import { counted } from '../kit/format';
import type { Invitation } from './useInvitations';
import { Button } from '../kit/Button';
import rows from './rows.module.css';
import styles from './InvitationRow.module.css';

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
    <li className={styles.row}>
      <div className={rows.name}>{name}</div>
      <div className={rows.note}>
        Invited by {invitedBy.name} · {counted(memberCount, 'member')}
      </div>
      <div className={styles.actions}>
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
      </div>
    </li>
  );
}
