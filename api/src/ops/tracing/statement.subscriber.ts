import type { Span } from '@opentelemetry/api';
import { EventSubscriber, type EntitySubscriberInterface, type QueryRunner } from 'typeorm';
import type { AfterQueryEvent, BeforeQueryEvent } from 'typeorm/subscriber/event/QueryEvent.js';
import { tracePlace, tracing } from '../../core/tracing';
import { engineName } from '../../database/connect';

/** How much of a statement is told, in characters: inserts of many rows have as many placeholders. */
const LONGEST_TEXT = 1000;

/** A span for each statement that a request or an operation needs, with its text and none of its values. */
@EventSubscriber()
export class StatementSubscriber implements EntitySubscriberInterface {
  /** Several may be under way on one connection at once. */
  private readonly open = new WeakMap<QueryRunner, { query: string; span: Span }[]>();

  beforeQuery({ query, queryRunner, dataSource }: BeforeQueryEvent): void {
    const traces = tracing();
    const place = traces && tracePlace();
    if (!traces || !place) return;
    const span = traces.begin(place.at, 'CLIENT', nameOf(query), {
      'db.system.name': engineName(dataSource),
      'db.query.text': withoutValues(query),
    });
    const open = this.open.get(queryRunner) ?? [];
    this.open.set(queryRunner, open);
    open.push({ query, span });
  }

  afterQuery({ query, queryRunner, success, error }: AfterQueryEvent): void {
    const open = this.open.get(queryRunner);
    const ended = open?.find((one) => one.query === query);
    if (!open || !ended) return;
    open.splice(open.indexOf(ended), 1);
    const code = (error as { code?: unknown } | undefined)?.code;
    if (!success) tracing()?.fail(ended.span, String(code ?? 'failed'));
    ended.span.end();
  }
}

/** What it does and to which table, such as `SELECT hotels`. */
function nameOf(query: string): string {
  const verb = /^\W*(\w+)/.exec(query)?.[1]?.toUpperCase() ?? 'STATEMENT';
  const table = /\b(?:FROM|INTO|UPDATE)\s+[`"]?(\w+)/i.exec(query)?.[1];
  return table ? `${verb} ${table}` : verb;
}

/** Values are bound, so a literal is a constant of ours; one that is not must not be told either. */
const withoutValues = (query: string): string =>
  query.slice(0, LONGEST_TEXT).replace(/'(?:[^'\\]|''|\\.)*('|$)/g, "'?'");
