import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { AuditEntry, AuditRecord } from '../access/audit/auditEntry.entity';
import type { Context } from '../access/context';
import { User } from './user.entity';

/** Names of people are those of now, so that nobody stays in the log by name who deleted the account. */
@Resolver(() => AuditEntry)
export class AuditEntryResolver {
  @FieldResolver(() => User, { description: 'The administrator who made the change.' })
  actor(@Root() { actorId }: AuditEntry, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.users.load(actorId);
  }

  @FieldResolver(() => String, {
    description: "What the record was called at the time; of a user, today's name.",
  })
  async recordName(
    @Root() { record, recordId, recordName }: AuditEntry,
    @Ctx() { loaders }: Context,
  ): Promise<string> {
    if (record !== AuditRecord.USER) return recordName;
    return (await loaders.users.load(recordId))?.name ?? '';
  }
}
