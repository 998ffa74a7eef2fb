import { useEffect, useRef, useState } from 'react';
import type { ApolloCache } from '@apollo/client';
import Box from '@mui/material/Box';
import { useRefusal } from '../session/useRefusal';
import { counted } from '../kit/format';
import { listChat } from './addMessage';
import { InvitationRow } from './InvitationRow';
import {
  useAcceptChatInvitationMutation,
  useDeclineChatInvitationMutation,
  type AcceptChatInvitationMutation,
} from './Invitations.generated';
import { listStyle, quietText } from './rowStyle';
import type { Invitation } from './useInvitations';

interface Props {
  invitations: readonly Invitation[];
  onOpen: (chatId: string) => void;
}

/** Groups of people whom the viewer does not know; each is a chat once it is accepted. */
export function Invitations({ invitations, onOpen }: Props) {
  const { notice, show, answerOf } = useRefusal();
  const [declined, setDeclined] = useState<string>();
  const said = useRef<HTMLDivElement>(null);
  const [accept] = useAcceptChatInvitationMutation();
  const [decline] = useDeclineChatInvitationMutation();
  // The button that had the focus is gone.
  useEffect(() => {
    if (declined !== undefined) said.current?.focus();
  }, [declined]);

  const acceptNow = async ({ id, chatId }: Invitation) => {
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
  const declineNow = async ({ id, chatId, name }: Invitation) => {
    const update = (cache: ApolloCache) => removeInvitation(cache, id);
    const answer = (await answerOf(decline({ variables: { input: { chatId } }, update })))
      ?.declineChatInvitation;
    if (answer?.__typename === 'DeclinedChatInvitation') setDeclined(name);
    else if (answer) show(answer);
  };
  if (!invitations.length && declined === undefined && !notice) return null;
  return (
    <Box component="section" aria-label="Invitations" sx={{ display: 'grid', gap: 1, mt: 0.5, mb: 1.5 }}>
      {invitations.length > 0 && (
        <>
          <Box component="h3" sx={headingStyle}>
            {counted(invitations.length, 'invitation')}
          </Box>
          <Box component="ul" sx={{ ...listStyle, gap: 1 }}>
            {invitations.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                invitation={invitation}
                onAccept={acceptNow}
                onDecline={declineNow}
              />
            ))}
          </Box>
        </>
      )}
      {notice}
      {declined !== undefined && (
        <Box ref={said} role="status" tabIndex={-1} sx={{ ...quietText, px: 1, overflowWrap: 'anywhere' }}>
          You declined the invitation to “{declined}”. Nobody is told.
        </Box>
      )}
    </Box>
  );
}

/** Takes an invitation that was answered from the list. */
function removeInvitation(cache: ApolloCache, id: string): void {
  cache.evict({ id: cache.identify({ __typename: 'ChatInvitation', id }) });
}

const headingStyle = { fontSize: 'var(--text-body)', fontWeight: 600, m: 0, px: 1 } as const;
