import { useEffect, useRef, useState } from 'react';
import type { ApolloCache } from '@apollo/client';
import { fill } from '../../../schema/fill';
import { useRefusal } from '../session/useRefusal';
import { listChat } from './chatLists';
import { InvitationRow } from './InvitationRow';
import {
  useAcceptChatInvitationMutation,
  useDeclineChatInvitationMutation,
  type AcceptChatInvitationMutation,
  type Invitations_ChatInvitationFragment,
} from './Invitations.generated';
import * as texts from './texts';
import type { Invitation } from './useInvitations';
import { classNames } from '../kit/classNames';
import textStyles from '../kit/text.module.css';
import rows from './rows.module.css';
import styles from './Invitations.module.css';

interface Props {
  invitations: readonly Invitation[];
  onOpen: (chatId: string) => void;
}

/** The viewer's invitations to groups. Each becomes a chat once it is accepted. */
export function Invitations({ invitations, onOpen }: Props) {
  const { notice, show, answerOf } = useRefusal();
  const [declined, setDeclined] = useState<string>();
  const declinedNotice = useRef<HTMLParagraphElement>(null);
  const [accept] = useAcceptChatInvitationMutation();
  const [decline] = useDeclineChatInvitationMutation();
  // the button that had the focus is gone
  useEffect(() => {
    if (declined !== undefined) declinedNotice.current?.focus();
  }, [declined]);

  const acceptNow = async ({ id, chatId }: Invitations_ChatInvitationFragment) => {
    setDeclined(undefined);
    const update = (cache: ApolloCache, { data }: { data?: AcceptChatInvitationMutation | null }) => {
      if (data?.acceptChatInvitation.__typename === 'Chat') listChat(cache, chatId);
      removeInvitation(cache, id);
    };
    const answer = (await answerOf(accept({ variables: { input: { chatId } }, update })))
      ?.acceptChatInvitation;
    if (answer?.__typename === 'Chat') onOpen(chatId);
    else if (answer) show(answer);
  };
  const declineNow = async ({ id, chatId, name }: Invitations_ChatInvitationFragment) => {
    const update = (cache: ApolloCache) => removeInvitation(cache, id);
    const answer = (await answerOf(decline({ variables: { input: { chatId } }, update })))
      ?.declineChatInvitation;
    if (answer?.__typename === 'DeclinedChatInvitation') setDeclined(name);
    else if (answer) show(answer);
  };
  if (!invitations.length && declined === undefined && !notice) return null;
  return (
    <section aria-label={texts.invitationsLabel} className={styles.section}>
      {invitations.length > 0 && (
        <>
          <h3 className={classNames(textStyles.h5, styles.heading)}>
            {fill(texts.invitations, { count: invitations.length })}
          </h3>
          <ul className={classNames(rows.list, styles.list)}>
            {invitations.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                invitation={invitation}
                onAccept={acceptNow}
                onDecline={declineNow}
              />
            ))}
          </ul>
        </>
      )}
      {notice}
      {declined !== undefined && (
        <p
          ref={declinedNotice}
          role="status"
          tabIndex={-1}
          className={classNames(rows.status, rows.note, styles.declined)}
        >
          {fill(texts.invitationDeclined, { group: declined })}
        </p>
      )}
    </section>
  );
}

/** Removes an answered invitation from the list. */
function removeInvitation(cache: ApolloCache, id: string): void {
  cache.evict({ id: cache.identify({ __typename: 'ChatInvitation', id }) });
}
