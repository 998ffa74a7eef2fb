import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { build } from '../../core/build';
import { SameForAll } from '../../core/sameForAll.decorator';
import { User } from '../../users/user.entity';
import type { Chat } from '../chat.entity';
import {
  AddChatMembersInput,
  CreateGroupChatInput,
  GroupMemberInput,
  LeaveChatInput,
  RenameGroupChatInput,
} from '../chat.inputs';
import { ChangeChatResult, CreateGroupChatResult, LeaveChatResult, LeftChat } from '../chat.types';
import { ChatMember } from '../chatMember.entity';
import {
  addChatMembers,
  changeGroupAdmin,
  createGroupChat,
  leaveChat,
  removeChatMember,
  renameGroupChat,
} from './group.service';

@Resolver(() => ChatMember)
export class GroupResolver {
  @Allow('chat:open')
  @Mutation(() => CreateGroupChatResult, {
    description:
      'Creates a group that you administer. People who have never exchanged messages with you are invited rather than added, unless one of you has a confirmed booking at the hotel where the other works, or you are an administrator.',
  })
  createGroupChat(
    @Arg('input', () => CreateGroupChatInput) input: CreateGroupChatInput,
    @Ctx() { viewer }: Context,
  ): Promise<Chat> {
    return createGroupChat(viewer, input);
  }

  @Allow('chat:change')
  @Mutation(() => ChangeChatResult, { description: 'Renames a group that you administer.' })
  renameGroupChat(
    @Arg('input', () => RenameGroupChatInput) input: RenameGroupChatInput,
    @Ctx() { viewer }: Context,
  ): Promise<Chat> {
    return renameGroupChat(viewer, input);
  }

  @Allow('chat:change')
  @Mutation(() => ChangeChatResult, {
    description: 'Adds people to a group that you administer, or invites them as createGroupChat does.',
  })
  addChatMembers(
    @Arg('input', () => AddChatMembersInput) input: AddChatMembersInput,
    @Ctx() { viewer }: Context,
  ): Promise<Chat> {
    return addChatMembers(viewer, input);
  }

  @Allow('chat:change')
  @Mutation(() => ChangeChatResult, {
    description: 'Removes someone from a group that you administer; they receive no further messages.',
  })
  removeChatMember(
    @Arg('input', () => GroupMemberInput) input: GroupMemberInput,
    @Ctx() { viewer }: Context,
  ): Promise<Chat> {
    return removeChatMember(viewer, input);
  }

  @Allow('chat:change')
  @Mutation(() => ChangeChatResult, {
    description: 'Makes another member the administrator of your group, in your place.',
  })
  changeGroupAdmin(
    @Arg('input', () => GroupMemberInput) input: GroupMemberInput,
    @Ctx() { viewer }: Context,
  ): Promise<Chat> {
    return changeGroupAdmin(viewer, input);
  }

  @Allow('chat:change')
  @Mutation(() => LeaveChatResult, {
    description:
      'Leaves a group. If you administered it, the longest-standing member becomes its administrator.',
  })
  async leaveChat(
    @Arg('input', () => LeaveChatInput) input: LeaveChatInput,
    @Ctx() { viewer }: Context,
  ): Promise<LeftChat> {
    await leaveChat(viewer, input);
    return build(LeftChat, { chatId: input.chatId });
  }

  @SameForAll()
  @FieldResolver(() => User, { description: 'The person.' })
  user(@Root() { userId }: ChatMember, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.users.load(userId);
  }
}
