import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Cost, ListSize } from '../../core/cost.decorator';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { can } from '../../access/policy';
import { User } from '../../users/user.entity';
import { blockUser } from './personBlock.service';
import { AppearsOnlineInput, BlockUserInput, ChatPartnersArgs } from '../chat.inputs';
import { listBlocked, listChatPartners, setAppearsOnline } from './person.service';
import { BlockUserResult } from '../chat.types';
import { listOnlineUsers } from './presence.service';

@Resolver(() => User)
export class PersonResolver {
  @ListSize(50)
  @Allow('presence:read')
  @Query(() => [User], {
    description:
      'Who else is online, by name, without people who hide it, people you blocked, and people who blocked you.',
  })
  onlineUsers(@Ctx() { viewer }: Context): Promise<User[]> {
    return listOnlineUsers(viewer);
  }

  @Cost(100)
  @ListSize(20)
  @Allow('person:find')
  @Query(() => [User], {
    description:
      'People you can open a chat with, by name, or those you have one with; without yourself and blocked people.',
  })
  chatPartners(
    @Args(() => ChatPartnersArgs) args: ChatPartnersArgs,
    @Ctx() { viewer }: Context,
  ): Promise<User[]> {
    return listChatPartners(viewer, args);
  }

  @ListSize(5)
  @Allow('person:find')
  @Query(() => [User], { description: 'People you have blocked, by name.' })
  blockedUsers(@Ctx() { viewer }: Context): Promise<User[]> {
    return listBlocked(viewer);
  }

  @Allow('person:block')
  @Mutation(() => BlockUserResult, {
    description:
      'Blocks or unblocks someone; while blocked, you cannot write to each other one to one, and do not see when the other is online.',
  })
  blockUser(
    @Arg('input', () => BlockUserInput) input: BlockUserInput,
    @Ctx() { viewer }: Context,
  ): Promise<User> {
    return blockUser(viewer, input);
  }

  @Allow('presence:change-own')
  @Mutation(() => User, { description: 'Sets whether others see when you are online.' })
  setAppearsOnline(
    @Arg('input', () => AppearsOnlineInput) input: AppearsOnlineInput,
    @Ctx() { viewer }: Context,
  ): Promise<User> {
    return setAppearsOnline(viewer, input);
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'Whether others see when this user is online. Null unless it is you or you are an administrator.',
  })
  appearsOnline(@Root() user: User, @Ctx() { viewer }: Context): boolean | null {
    return can(viewer, 'account:read', { userId: user.id }) ? user.appearsOnline : null;
  }
}
