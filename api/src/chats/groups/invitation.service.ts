import { authorized, authorizedToAsk, type Viewer } from '../../access/policy';
import { refuse } from '../../core/problems';
import { afterCommit, lockRows, repo, transaction } from '../../database/transaction';
import { Chat } from '../chat.entity';
import { GroupChangeKind } from '../changes/groupChangeKind.enum';
import type { AnswerInvitationInput } from '../chat.inputs';
import { ChatRefused } from '../chat.types';
import { saveMembersChange } from '../chat.service';
import { insertMembers } from '../members.service';
import { ChatInvitation } from './chatInvitation.entity';
import { ChatMember } from '../chatMember.entity';
import { deleteInvitations } from './invite.service';
import { publishInvitations } from '../delivery/publish.service';

/** The maximum number of invitations that a person sees. */
const MOST_INVITATIONS = 50;

/** The viewer's open invitations to groups, newest first; 50 at most. */
export async function listInvitations(viewer: Viewer | undefined): Promise<ChatInvitation[]> {
  const { id: userId } = authorized(viewer, 'chat:list-own');
  return repo(ChatInvitation).find({
    where: { userId, isDeclined: false },
    order: { createdAt: 'DESC', id: 'DESC' },
    take: MOST_INVITATIONS,
  });
}

/**
 * Makes the viewer a member of a group to which they are invited. Refuses ChatRefused without an invitation.
 */
export function acceptInvitation(
  viewer: Viewer | undefined,
  { chatId }: AnswerInvitationInput,
): Promise<Chat> {
  const { id: userId } = authorizedToAsk(viewer, 'invitation:answer');
  return transaction(async () => {
    const [chat] = await lockRows(Chat, [chatId]);
    const invitation = chat && (await repo(ChatInvitation).findOneBy({ chatId, userId, isDeclined: false }));
    if (!invitation) refuse(noInvitation());
    await deleteInvitations({ id: invitation.id });
    if (await repo(ChatMember).existsBy({ chatId, userId })) return chat;
    await insertMembers(chat, [userId]);
    await saveMembersChange(chat, [{ kind: GroupChangeKind.JOINED, byId: userId }]);
    return chat;
  });
}

/** Declines an invitation for good; nobody is notified. Refuses ChatRefused without an invitation. */
export function declineInvitation(
  viewer: Viewer | undefined,
  { chatId }: AnswerInvitationInput,
): Promise<void> {
  const { id: userId } = authorizedToAsk(viewer, 'invitation:answer');
  return transaction(async () => {
    const { affected } = await repo(ChatInvitation).update(
      { chatId, userId, isDeclined: false },
      { isDeclined: true },
    );
    if (!affected) refuse(noInvitation());
    afterCommit(() => publishInvitations([userId]));
  });
}

const noInvitation = () => new ChatRefused('This invitation no longer exists.', 404);
