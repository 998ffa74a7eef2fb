import type { Domain } from '../access/domain';
import { QueryTimeSubscriber } from './metrics/queryTime.subscriber';
import { StatementSubscriber } from './tracing/statement.subscriber';

/** What operators see of statements: their times and traces. */
export const ops: Domain = { subscribers: [QueryTimeSubscriber, StatementSubscriber] };
