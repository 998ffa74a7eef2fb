import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { AuditEntry, AuditRecord } from '../access/audit/auditEntry.entity';
import type { Context } from '../access/context';
import { ListSize } from '../core/cost.decorator';
import { User } from './user.entity';

/** Audited fields that hold the id of a user. */
const OF_PEOPLE: ReadonlySet<string> = new Set(['assigneeId']);

/** Resolves names when the log is read, so the name of a deleted account never appears. */
@Resolver(() => AuditEntry)
export class AuditEntryResolver {
  @FieldResolver(() => User, { description: 'The administrator who made the change.' })
  actor(@Root() { actorId }: AuditEntry, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.users.load(actorId);
  }

  @FieldResolver(() => String, {
    description: 'The name of the record at the time; for a user, the current name.',
  })
  async recordName(
    @Root() { record, recordId, recordName }: AuditEntry,
    @Ctx() { loaders }: Context,
  ): Promise<string> {
    if (record !== AuditRecord.USER) return recordName;
    return (await loaders.users.load(recordId))?.name ?? '';
  }

  @ListSize(0.2)
  @FieldResolver(() => [User], {
    description: 'The people to whom the changed fields refer, such as the one to whom a room was assigned.',
  })
  async people(@Root() { changes }: AuditEntry, @Ctx() { loaders }: Context): Promise<User[]> {
    const ids = changes
      .filter(({ field }) => OF_PEOPLE.has(field))
      .flatMap(({ before, after }) => [before, after])
      .filter((id) => id !== null);
    const found = await Promise.all([...new Set(ids)].map((id) => loaders.users.load(id)));
    return found.filter((user) => user !== null);
  }
}
