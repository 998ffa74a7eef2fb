/** A part of a statement, and the values of its places. */
export interface Sql {
  sql: string;
  values: unknown[];
}

/** A period of the books of these hotels, or of all hotels; both days are included. */
export interface Period {
  hotels?: readonly string[] | undefined;
  from?: string | null | undefined;
  through?: string | null | undefined;
}

/** The condition on the rows of at least one of these periods. */
export function inPeriods(periods: readonly Period[]): Sql {
  const parts = periods.map(inPeriod);
  return {
    sql: `(${parts.map(({ sql }) => `(${sql})`).join(' OR ')})`,
    values: parts.flatMap(({ values }) => values),
  };
}

/** The condition on the rows of a period. */
export function inPeriod({ hotels, from, through }: Period): Sql {
  const conditions: [sql: string, ...values: unknown[]][] = [];
  if (hotels) conditions.push([`hotelId IN (${hotels.map(() => '?').join(', ')})`, ...hotels]);
  if (from) conditions.push(['day >= ?', from]);
  if (through) conditions.push(['day <= ?', through]);
  return {
    sql: ['1 = 1', ...conditions.map(([sql]) => sql)].join(' AND '),
    values: conditions.flatMap(([, ...values]) => values),
  };
}
