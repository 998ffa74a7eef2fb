import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { Cost } from '../../core/cost.decorator';
import { Allow } from '../allow.decorator';
import type { Context } from '../context';
import { Counted, type Counting } from '../../core/counting.decorator';
import { Page, type PageOf } from '../../core/pagination';
import { AuditEntry } from './auditEntry.entity';
import { AuditEntriesArgs } from './auditList.inputs';
import { listAuditEntries } from './auditList.service';

const AuditEntryList = Page(AuditEntry, 'AuditEntry');

@Resolver()
export class AuditResolver {
  @Cost(500)
  @Allow('audit:list')
  @Query(() => AuditEntryList, {
    description: 'What administrators changed, newest first by default. Staff of the hotel only.',
  })
  auditEntries(
    @Args(() => AuditEntriesArgs) args: AuditEntriesArgs,
    @Ctx() { viewer }: Context,
    @Counted() counting: Counting,
  ): Promise<PageOf<AuditEntry>> {
    return listAuditEntries(viewer, args, counting);
  }
}
