/** A part of a statement, and the values of its places. */
export interface Sql {
  sql: string;
  values: unknown[];
}

/** A period of the books of a hotel, or of all hotels; both days are included. */
export interface Period {
  hotelId?: string | null | undefined;
  from?: string | null | undefined;
  through?: string | null | undefined;
}

/** The condition on the rows of a period. */
export function inPeriod({ hotelId, from, through }: Period): Sql {
  const conditions: [sql: string, value: unknown][] = [];
  if (hotelId) conditions.push(['hotelId = ?', hotelId]);
  if (from) conditions.push(['day >= ?', from]);
  if (through) conditions.push(['day <= ?', through]);
  return {
    sql: ['1 = 1', ...conditions.map(([sql]) => sql)].join(' AND '),
    values: conditions.map(([, value]) => value),
  };
}
