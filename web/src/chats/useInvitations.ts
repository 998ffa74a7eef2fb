import { useOnConnected } from '../apollo/useOnConnected';
import {
  ChatInvitationsDocument,
  useChatInvitationsChangedSubscription,
  useChatInvitationsQuery,
  type ChatInvitationsQuery,
} from './Invitations.generated';

export type Invitation = ChatInvitationsQuery['chatInvitations'][number];

/** The viewer's open invitations to groups, newest first. */
export function useInvitations(): readonly Invitation[] {
  const { data, refetch } = useChatInvitationsQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  useChatInvitationsChangedSubscription({
    ignoreResults: true,
    onData: ({ client, data: { data: event } }) => {
      if (!event) return;
      const { chatInvitationsChanged: chatInvitations } = event;
      client.writeQuery({ query: ChatInvitationsDocument, data: { chatInvitations } });
    },
  });
  useOnConnected(() => void refetch().catch(() => undefined));
  return data?.chatInvitations ?? [];
}
