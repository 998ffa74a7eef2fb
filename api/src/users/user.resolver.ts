import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../core/context';
import { can } from '../core/policy';
import { Role } from '../core/role.enum';
import { User, roleOf } from './user.entity';

/** What only the person and administrators may read; for everybody else it is null. */
@Resolver(() => User)
export class UserResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Null unless it is yourself or you are an administrator.',
  })
  username(@Root() user: User, @Ctx() context: Context): string | null {
    return mayRead(user, context) ? user.username : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Null unless it is yourself or you are an administrator.',
  })
  email(@Root() user: User, @Ctx() context: Context): string | null {
    return mayRead(user, context) ? user.email : null;
  }

  @FieldResolver(() => Role, {
    nullable: true,
    description: 'Null unless it is yourself or you are an administrator.',
  })
  role(@Root() user: User, @Ctx() context: Context): Role | null {
    return mayRead(user, context) ? roleOf(user) : null;
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether the person may sign in. Null unless it is yourself or you are an administrator.',
  })
  active(@Root() user: User, @Ctx() context: Context): boolean | null {
    return mayRead(user, context) ? user.active : null;
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'Since when there is the account. Null unless it is yourself or you are an administrator.',
  })
  createdAt(@Root() user: User, @Ctx() context: Context): Date | null {
    return mayRead(user, context) ? user.createdAt : null;
  }
}

// The answer to signing in is given before the request has a viewer: the session's own person may read it.
const mayRead = (user: User, { viewer, justSignedIn }: Context): boolean =>
  justSignedIn === user.id || can(viewer, 'account:read', { userId: user.id });
