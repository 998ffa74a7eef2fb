import type { FormParams } from './formParams';
import type { Ledger } from './ledger';

/** The parameters of a list of a table: the earliest second, the row number that follows the page, and the limit. */
export function readPaging(ledger: Ledger, params: FormParams, table: 'payouts' | 'balance_transactions') {
  const created = params.part('created');
  const since = created.has('gte') ? created.integer('gte', 0) : 0;
  const last = params.optionalText('starting_after');
  const limit = params.has('limit') ? params.integer('limit', 1) : 10;
  if (limit > 100) params.refuse('limit', 'This value must be less than or equal to 100.');
  const after = last
    ? ledger.row<{ place: number }>(`SELECT rowid AS place FROM ${table} WHERE id = ?`, [last])?.place
    : Number.MAX_SAFE_INTEGER;
  if (after === undefined)
    params.refuse('starting_after', `No such object: '${last ?? ''}'`, 'resource_missing');
  return { since, after, limit };
}

/** A page in the provider's format; `rows` has one row more if another page follows. */
export const toPage = <Row>(url: string, rows: Row[], limit: number, show: (row: Row) => object) => ({
  object: 'list',
  url,
  has_more: rows.length > limit,
  data: rows.slice(0, limit).map(show),
});
