import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { AuditEntry, AuditRecord } from '../access/audit/auditEntry.entity';
import type { Context } from '../access/context';
import { User } from './user.entity';

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
}
