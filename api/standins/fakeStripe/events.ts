import { type Ledger, seconds } from './ledger';
import type { FormParams } from './formParams';
import { makeId } from './refusals';

/** The API version of these objects, the same as that of the SDK. */
export const API_VERSION = '2026-10-28.endive';

interface EventRow {
  number: number;
  id: string;
  body: string;
}

/** Records an event and makes it due for delivery at once. The caller runs this in the transaction of the change. */
export function recordEvent(ledger: Ledger, type: string, object: object): string {
  const id = makeId('evt');
  const event = {
    id,
    object: 'event',
    api_version: API_VERSION,
    created: seconds(),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  ledger.change('INSERT INTO events (id, type, body, created_at, next_attempt_at) VALUES (?, ?, ?, ?, ?)', [
    id,
    type,
    JSON.stringify(event, null, 2),
    event.created,
    event.created,
  ]);
  return id;
}

export const findEvent = (ledger: Ledger, id: string): EventRow | undefined =>
  ledger.row<EventRow>('SELECT number, id, body FROM events WHERE id = ?', [id]);

/** One page of events, newest first, in the provider's format. */
export function listEvents(ledger: Ledger, params: FormParams) {
  const type = params.optionalText('type');
  const types = type ? [type] : params.texts('types');
  const created = params.part('created');
  const since = created.has('gte') ? created.integer('gte', 0) : 0;
  const after = params.optionalText('starting_after');
  const limit = params.has('limit') ? params.integer('limit', 1) : 10;
  if (limit > 100) params.refuse('limit', 'This value must be less than or equal to 100.');
  params.end();
  const before = after ? findEvent(ledger, after)?.number : Number.MAX_SAFE_INTEGER;
  if (before === undefined) params.refuse('starting_after', `No such event: '${after}'`, 'resource_missing');
  const ofTypes = types.length ? `AND type IN (${types.map(() => '?').join(', ')})` : '';
  const rows = ledger.rows<EventRow>(
    `SELECT number, id, body FROM events WHERE number < ? AND created_at >= ? ${ofTypes} ORDER BY number DESC LIMIT ?`,
    [before, since, ...types, limit + 1],
  );
  const data = rows.slice(0, limit).map(({ body }) => JSON.parse(body) as object);
  return { object: 'list', url: '/v1/events', has_more: rows.length > limit, data };
}
