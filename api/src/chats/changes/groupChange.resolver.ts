import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../access/context';
import { ListSize } from '../../core/cost.decorator';
import { User } from '../../users/user.entity';
import { ChatChange, MessageList } from '../chat.types';
import type { ListenerEvents } from '../delivery/listeners';
import type { MessagePage } from '../messages/message.service';
import { GroupChange } from './groupChange.entity';
import { listGroupChanges } from './groupChange.service';

@Resolver(() => GroupChange)
export class GroupChangeResolver {
  @FieldResolver(() => User, { description: "Who did it; 'Deleted user' once the account is deleted." })
  by(@Root() { byId }: GroupChange, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.users.load(byId);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'Whom they added, removed or made the administrator; null for other changes.',
  })
  user(@Root() { userId }: GroupChange, @Ctx() { loaders }: Context): Promise<User | null> | null {
    return userId === null ? null : loaders.users.load(userId);
  }
}

@Resolver(() => MessageList)
export class MessageListResolver {
  @ListSize(2)
  @FieldResolver(() => [GroupChange], {
    description:
      'Changes of the group between these messages, before the first and after the last one of the chat, oldest first; the latest 100.',
  })
  changes(@Root() { range }: MessagePage): Promise<GroupChange[]> | GroupChange[] {
    return range ? listGroupChanges(range) : [];
  }
}

@Resolver(() => ChatChange)
export class ChatChangeResolver {
  @ListSize(1)
  @FieldResolver(() => [GroupChange], {
    description: 'What happened to the group; empty for other changes, and if you are no longer in it.',
  })
  groupChanges(@Root() { groupChanges = [] }: ListenerEvents['changed']): GroupChange[] {
    return groupChanges;
  }
}
