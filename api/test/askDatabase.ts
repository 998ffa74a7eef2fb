/** Reads rows by a statement without values. */
export type AskDatabase = <Row>(sql: string) => Promise<Row[]>;
