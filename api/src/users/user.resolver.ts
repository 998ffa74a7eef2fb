import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { now } from '../core/clock';
import type { Context } from '../access/context';
import { can } from '../access/policy';
import { Role } from '../access/role.enum';
import { User, roleOf } from './user.entity';

/** What only the user and administrators may read; it is null for everybody else. */
@Resolver(() => User)
export class UserResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Null unless you are this user or an administrator.',
  })
  username(@Root() user: User, @Ctx() context: Context): string | null {
    return mayRead(user, context) ? user.username : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Null unless you are this user or an administrator.',
  })
  email(@Root() user: User, @Ctx() context: Context): string | null {
    return mayRead(user, context) ? user.email : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The new address that waits to be confirmed; null without one, and unless you are this user or an administrator.',
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
    description: 'When the account was made. Null unless you are this user or an administrator.',
  })
  createdAt(@Root() user: User, @Ctx() context: Context): Date | null {
    return mayRead(user, context) ? user.createdAt : null;
  }
}

// The request that signs in has no viewer yet: the user of the new session may read its answer.
const mayRead = (user: User, { viewer, justSignedIn }: Context): boolean =>
  justSignedIn === user.id || can(viewer, 'account:read', { userId: user.id });
