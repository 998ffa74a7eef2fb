import type { Domain } from '../access/domain';
import { sealAgain } from '../database/sealedColumns';
import { QueryTimeSubscriber } from './metrics/queryTime.subscriber';
import { StatementSubscriber } from './tracing/statement.subscriber';

/** What operators see of statements, their times and traces; and the work that a replaced secret leaves to do. */
export const ops: Domain = {
  subscribers: [QueryTimeSubscriber, StatementSubscriber],
  jobs: { sealAgain: { every: 3_600_000, run: sealAgain } },
};
