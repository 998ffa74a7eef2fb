import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../core/context';
import { Allow } from '../core/allow.decorator';
import { Page, type PageOf } from '../core/pagination';
import { User } from './user.entity';
import { CreateUserInput, DeleteUserInput, UpdateUserInput } from './user.admin.inputs';
import { CreateUserResult, DeleteUserResult, UpdateUserResult, UserDeleted } from './user.admin.results';
import { createUser, deleteUser, updateUser } from './user.admin.service';
import { findUser } from './user.service';
import { UsersArgs } from './userList.inputs';
import { listUsers } from './userList.service';

const UserList = Page(User, 'User');

@Resolver()
export class UserAdminResolver {
  @Allow('user:list')
  @Query(() => UserList, {
    description:
      'Users, by username unless sorted otherwise. Others than administrators see name and photo only.',
  })
  users(@Args(() => UsersArgs) args: UsersArgs, @Ctx() { viewer }: Context): Promise<PageOf<User>> {
    return listUsers(viewer, args);
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
