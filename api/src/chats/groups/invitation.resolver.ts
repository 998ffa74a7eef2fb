import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { ListSize } from '../../core/cost.decorator';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { User } from '../../users/user.entity';
import type { Chat } from '../chat.entity';
import { AnswerInvitationInput } from '../chat.inputs';
import { ChangeChatResult, DeclineChatInvitationResult, DeclinedChatInvitation } from '../chat.types';
import { ChatInvitation } from './chatInvitation.entity';
import { acceptInvitation, declineInvitation, listInvitations } from './invitation.service';
import { openStream } from '../delivery/stream.service';
import { build } from '../../core/build';

@Resolver(() => ChatInvitation)
export class InvitationResolver {
  @ListSize(10)
  @Allow('chat:list-own')
  @Query(() => [ChatInvitation], {
    description: 'Groups that people you do not know have invited you to, newest first; 50 at most.',
  })
  chatInvitations(@Ctx() { viewer }: Context): Promise<ChatInvitation[]> {
    return listInvitations(viewer);
  }

  @Allow('invitation:answer')
  @Mutation(() => ChangeChatResult, {
    description: 'Joins a group that you are invited to; you can read its earlier messages.',
  })
  acceptChatInvitation(
    @Arg('input', () => AnswerInvitationInput) input: AnswerInvitationInput,
    @Ctx() { viewer }: Context,
  ): Promise<Chat> {
    return acceptInvitation(viewer, input);
  }

  @Allow('invitation:answer')
  @Mutation(() => DeclineChatInvitationResult, {
    description:
      'Declines an invitation to a group, which cannot invite you again. Its members are not notified.',
  })
  async declineChatInvitation(
    @Arg('input', () => AnswerInvitationInput) input: AnswerInvitationInput,
    @Ctx() { viewer }: Context,
  ): Promise<DeclinedChatInvitation> {
    await declineInvitation(viewer, input);
    return build(DeclinedChatInvitation, { chatId: input.chatId });
  }

  @ListSize(10)
  @Allow('chat:list-own')
  @Subscription(() => [ChatInvitation], {
    description: 'All your invitations to groups, whenever one arrives or ends.',
    subscribe: (({ context }: { context: Context }) => openStream('invitations', context.viewer)) as never,
  })
  chatInvitationsChanged(@Ctx() { viewer }: Context): Promise<ChatInvitation[]> {
    return listInvitations(viewer);
  }

  @FieldResolver(() => String, { description: 'The name of the group.' })
  async name(@Root() { chatId }: ChatInvitation, @Ctx() { loaders }: Context): Promise<string> {
    return (await loaders.chats.load(chatId))?.groupName ?? '';
  }

  @FieldResolver(() => User, { description: 'Who invited you.' })
  invitedBy(@Root() { invitedById }: ChatInvitation, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.users.load(invitedById);
  }

  @FieldResolver(() => Int, { description: 'Number of members of the group.' })
  memberCount(@Root() { chatId }: ChatInvitation, @Ctx() { loaders }: Context): Promise<number> {
    return loaders.memberCountOfChat.load(chatId);
  }
}
