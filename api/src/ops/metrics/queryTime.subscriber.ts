import { EventSubscriber, type EntitySubscriberInterface } from 'typeorm';
import type { AfterQueryEvent } from 'typeorm/subscriber/event/QueryEvent.js';
import { metrics } from '../../core/metrics';

/** Measures every statement. The time of one that failed is not known, so it counts as none. */
@EventSubscriber()
export class QueryTimeSubscriber implements EntitySubscriberInterface {
  afterQuery({ success, executionTime = 0 }: AfterQueryEvent): void {
    metrics()?.statements.observe({ outcome: success ? 'success' : 'failure' }, executionTime / 1000);
  }
}
