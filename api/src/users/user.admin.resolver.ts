import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Cost, ListSize } from '../core/cost.decorator';
import type { Context } from '../access/context';
import { Allow } from '../access/allow.decorator';
import { BulkResult } from '../core/bulk';
import { Counted, type Counting } from '../core/counting.decorator';
import { Page, type PageOf } from '../core/pagination';
import { User } from './user.entity';
import {
  CreateUserInput,
  DeleteUserInput,
  SignOutUsersInput,
  UpdateUserInput,
  UpdateUsersInput,
} from './user.admin.inputs';
import { CreateUserResult, DeleteUserResult, UpdateUserResult, UserDeleted } from './user.admin.results';
import { createUser, deleteUser, signOutUsers, updateUser, updateUsers } from './user.admin.service';
import { findUser } from './user.service';
import { UsersArgs } from './userList.inputs';
import { listUsers } from './userList.service';

const UserList = Page(User, 'User');

@Resolver()
export class UserAdminResolver {
  @Cost(500)
  @Allow('user:list')
  @Query(() => UserList, {
    description:
      'Users, by username unless sorted otherwise. Others than administrators see name and photo only.',
  })
  users(
    @Args(() => UsersArgs) args: UsersArgs,
    @Ctx() { viewer }: Context,
    @Counted() counting: Counting,
  ): Promise<PageOf<User>> {
    return listUsers(viewer, args, counting);
  }

  @Allow('account:read')
  @Query(() => User, {
    nullable: true,
    description:
      'The user; null where there is none with this id, or you are neither this user nor an administrator.',
  })
  user(@Arg('id', () => ID) id: string, @Ctx() { viewer }: Context): Promise<User | null> {
    return findUser(viewer, id);
  }

  @Allow('user:create')
  @Mutation(() => CreateUserResult, {
    description:
      'Makes an account for somebody and mails them a link to choose a password. Administrators only.',
  })
  createUser(
    @Arg('input', () => CreateUserInput) input: CreateUserInput,
    @Ctx() { viewer }: Context,
  ): Promise<User> {
    return createUser(viewer, input);
  }

  @Allow('user:update')
  @Mutation(() => UpdateUserResult, {
    description: "Changes a user's role, or whether they may sign in; acts at once. Administrators only.",
  })
  updateUser(
    @Arg('input', () => UpdateUserInput) input: UpdateUserInput,
    @Ctx() { viewer }: Context,
  ): Promise<User> {
    return updateUser(viewer, input);
  }

  @ListSize(100)
  @Allow('user:update')
  @Mutation(() => [BulkResult], {
    description:
      'Changes the role of users, or whether they may sign in, and says of each what became of it; acts at once. Administrators only.',
  })
  updateUsers(
    @Arg('input', () => UpdateUsersInput) input: UpdateUsersInput,
    @Ctx() { viewer }: Context,
  ): Promise<BulkResult[]> {
    return updateUsers(viewer, input);
  }

  @ListSize(100)
  @Allow('user:update')
  @Mutation(() => [BulkResult], {
    description:
      'Signs users out on all their devices, and says of each what became of it. Administrators only.',
  })
  signOutUsers(
    @Arg('input', () => SignOutUsersInput) input: SignOutUsersInput,
    @Ctx() { viewer }: Context,
  ): Promise<BulkResult[]> {
    return signOutUsers(viewer, input);
  }

  @Allow('user:delete')
  @Mutation(() => DeleteUserResult, {
    description: "Deletes a user's account, as they could themselves. Administrators only.",
  })
  async deleteUser(
    @Arg('input', () => DeleteUserInput) input: DeleteUserInput,
    @Ctx() { viewer }: Context,
  ): Promise<UserDeleted> {
    await deleteUser(viewer, input);
    return Object.assign(new UserDeleted(), { userId: input.userId });
  }
}
