import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { now } from '../core/clock';
import type { Context } from '../access/context';
import { can } from '../access/policy';
import { Role } from '../access/role.enum';
import { Cost, ListSize } from '../core/cost.decorator';
import { Allow } from '../access/allow.decorator';
import { build } from '../core/build';
import { BulkResult } from '../core/bulk';
import { Counted, type Counting } from '../core/counting.decorator';
import { Page, type PageOf } from '../core/pagination';
import type { Language as Tag } from '../../../schema/language';
import { Language } from './language.enum';
import { emailOf, User, roleOf } from './user.entity';
import {
  CreateUserInput,
  DeleteUserInput,
  SignOutUsersInput,
  UpdateUserInput,
  UpdateUsersInput,
} from './user.inputs';
import { CreateUserResult, DeleteUserResult, UpdateUserResult, UserDeleted } from './user.types';
import { createUser, deleteUser, signOutUsers, updateUser, updateUsers } from './manageUsers.service';
import { findUser } from './user.service';
import { UsersArgs } from './userList.inputs';
import { listUsers } from './userList.service';

/** Fields that only the user and administrators may read; they are null for everybody else. */
@Resolver(() => User)
export class UserResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Null unless you are this user or an administrator, and for a guest of the front desk who gave none.',
  })
  username(@Root() user: User, @Ctx() context: Context): string | null {
    return mayRead(user, context) ? user.username : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Null unless you are this user or an administrator.',
  })
  email(@Root() user: User, @Ctx() context: Context): string | null {
    return mayRead(user, context) ? emailOf(user) : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The telephone number as it was given; null if it is unknown, or unless you are this user or an administrator.',
  })
  phone(@Root() user: User, @Ctx() context: Context): string | null {
    return mayRead(user, context) ? user.phone : null;
  }

  @FieldResolver(() => Language, {
    nullable: true,
    description:
      'The language of mails to the user; null if none was chosen, or unless you are this user or an administrator. Signing up and a first booking choose that of the request.',
  })
  language(@Root() user: User, @Ctx() context: Context): Tag | null {
    return mayRead(user, context) ? user.language : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'A new address that waits to be confirmed; null if there is none, or unless you are this user or an administrator.',
  })
  async pendingEmail(@Root() user: User, @Ctx() context: Context): Promise<string | null> {
    if (!mayRead(user, context)) return null;
    const change = await context.loaders.pendingEmailChange.load(user.id);
    return change && change.expiresAt > now() ? change.newEmail : null;
  }

  @FieldResolver(() => Role, {
    nullable: true,
    description: 'Null unless you are this user or an administrator.',
  })
  role(@Root() user: User, @Ctx() context: Context): Role | null {
    return mayRead(user, context) ? roleOf(user) : null;
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether the user may sign in. Null unless you are this user or an administrator.',
  })
  active(@Root() user: User, @Ctx() context: Context): boolean | null {
    return mayRead(user, context) ? user.active : null;
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'When the account was created. Null unless you are this user or an administrator.',
  })
  createdAt(@Root() user: User, @Ctx() context: Context): Date | null {
    return mayRead(user, context) ? user.createdAt : null;
  }
}

// A sign-in request has no viewer yet, so the user of the new session may read its answer.
const mayRead = (user: User, { viewer, justSignedIn }: Context): boolean =>
  justSignedIn === user.id || can(viewer, 'account:read', { userId: user.id });

const UserList = Page(User, 'User');

@Resolver()
export class UserAdminResolver {
  @Cost(500)
  @Allow('user:list')
  @Query(() => UserList, {
    description: 'Users, by username by default. Only administrators see more than name and photo.',
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
    description: 'The user; null if it does not exist, or unless you are this user or an administrator.',
  })
  user(@Arg('id', () => ID) id: string, @Ctx() { viewer }: Context): Promise<User | null> {
    return findUser(viewer, id);
  }

  @Allow('user:create', 'user:make-admin')
  @Mutation(() => CreateUserResult, {
    description:
      'Creates an account for someone and emails them a link to choose a password. Administrators only.',
  })
  createUser(
    @Arg('input', () => CreateUserInput) input: CreateUserInput,
    @Ctx() { viewer }: Context,
  ): Promise<User> {
    return createUser(viewer, input);
  }

  @Allow('user:update', 'user:make-admin')
  @Mutation(() => UpdateUserResult, {
    description:
      "Changes a user's role, or whether they may sign in, effective immediately. Administrators only.",
  })
  updateUser(
    @Arg('input', () => UpdateUserInput) input: UpdateUserInput,
    @Ctx() { viewer }: Context,
  ): Promise<User> {
    return updateUser(viewer, input);
  }

  @ListSize(100)
  @Allow('user:update', 'user:make-admin')
  @Mutation(() => [BulkResult], {
    description:
      'Changes the role of users, or whether they may sign in, effective immediately, and reports the result for each. Administrators only.',
  })
  updateUsers(
    @Arg('input', () => UpdateUsersInput) input: UpdateUsersInput,
    @Ctx() { viewer }: Context,
  ): Promise<BulkResult[]> {
    return updateUsers(viewer, input);
  }

  @ListSize(100)
  @Allow('user:sign-out')
  @Mutation(() => [BulkResult], {
    description:
      'Signs users out on all their devices, and reports the result for each. Administrators only.',
  })
  signOutUsers(
    @Arg('input', () => SignOutUsersInput) input: SignOutUsersInput,
    @Ctx() { viewer }: Context,
  ): Promise<BulkResult[]> {
    return signOutUsers(viewer, input);
  }

  @Allow('user:delete')
  @Mutation(() => DeleteUserResult, {
    description: "Deletes a user's account, in the same way as they could. Administrators only.",
  })
  async deleteUser(
    @Arg('input', () => DeleteUserInput) input: DeleteUserInput,
    @Ctx() { viewer }: Context,
  ): Promise<UserDeleted> {
    await deleteUser(viewer, input);
    return build(UserDeleted, { userId: input.userId });
  }
}
