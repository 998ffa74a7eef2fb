/** A part of a statement, and the values of its places. */
export interface Sql {
  sql: string;
  values: unknown[];
}

/** A period of a hotel's books, both days included. Without a hotel: what belongs to none. */
export interface Period {
  hotelId?: string | null | undefined;
  from: string;
  through: string;
}

/** The condition on rows of the books: of a hotel, or of none, and in a period. */
export function ofHotel({ hotelId, from, through }: Period): Sql {
  const days = [from, through];
  return hotelId
    ? { sql: 'hotelId = ? AND day BETWEEN ? AND ?', values: [hotelId, ...days] }
    : { sql: 'hotelId IS NULL AND day BETWEEN ? AND ?', values: days };
}
