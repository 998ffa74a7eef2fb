import { useState } from 'react';
import { fill } from '../../../schema/fill';
import * as texts from './texts';
import type { Invitation } from './useInvitations';
import { Button } from '../kit/Button';
import rows from './rows.module.css';
import styles from './InvitationRow.module.css';

interface Props {
  invitation: Invitation;
  onAccept: (invitation: Invitation) => Promise<void>;
  onDecline: (invitation: Invitation) => Promise<void>;
}

/** An invitation to a group, with buttons to accept and decline it. */
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
      <div className={rows.note}>{fill(texts.invitedBy, { name: invitedBy.name, count: memberCount })}</div>
      <div className={styles.actions}>
        <Button
          size="small"
          variant="contained"
          aria-label={fill(texts.acceptInvitation, { group: name })}
          disabled={isAnswering}
          onClick={() => void answer(onAccept)}
        >
          {texts.accept}
        </Button>
        <Button
          size="small"
          aria-label={fill(texts.declineInvitation, { group: name })}
          disabled={isAnswering}
          onClick={() => void answer(onDecline)}
        >
          {texts.decline}
        </Button>
      </div>
    </li>
  );
}
