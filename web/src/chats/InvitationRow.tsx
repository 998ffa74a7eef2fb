import { useState } from 'react';
import { useFragment } from '@apollo/client/react';
import { fill } from '../../../schema/fill';
import {
  Invitations_ChatInvitationFragmentDoc,
  type Invitations_ChatInvitationFragment,
} from './Invitations.generated';
import * as texts from './texts';
import type { Invitation } from './useInvitations';
import { Button } from '../kit/Button';
import rows from './rows.module.css';
import styles from './InvitationRow.module.css';

interface Props {
  invitation: Invitation;
  onAccept: Answer;
  onDecline: Answer;
}
type Answer = (invitation: Invitations_ChatInvitationFragment) => Promise<void>;

/** An invitation to a group, with buttons to accept and decline it. */
export function InvitationRow({ invitation, onAccept, onDecline }: Props) {
  const { data, dataState } = useFragment({
    fragment: Invitations_ChatInvitationFragmentDoc,
    from: invitation,
  });
  const [isAnswering, setAnswering] = useState(false);
  // an answered invitation leaves the cache a moment before it leaves the list
  if (dataState !== 'complete') return null;
  const { name, memberCount, invitedBy } = data;
  const answer = async (call: Answer) => {
    setAnswering(true);
    await call(data);
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
