import type { Caller, Outcome } from '../caller';

/** One request of a connection; `number` counts over all connections. */
export type Turn = (number: number) => Promise<Outcome>;

/** The outcome of a request that stays open until the end. */
export const HELD = 'held';

/** What a greedy caller repeats on each of its connections, as soon as the previous request is answered. */
export interface GreedyCase {
  name: string;
  /** The demonstration account of the caller; unset: nobody. */
  as?: string;
  /** The number of connections; eight by default. */
  connections?: number;
  /** Prepares a connection, without being measured. */
  open(caller: Caller): Turn | Promise<Turn>;
}

/** Requests an address, with another number each time. */
export const get = (name: string, address: (number: number) => string): GreedyCase => ({
  name,
  open: (caller) => (number) => caller.ask(address(number)),
});

/** Sends a document; the document or its variables differ each time. */
export const document = (
  name: string,
  query: (number: number, caller: Caller) => string,
  variables: (number: number, caller: Caller) => object = () => ({}),
  as?: string,
): GreedyCase => ({
  name,
  ...(as ? { as } : {}),
  open: (caller) => (number) => caller.graphql(query(number, caller), variables(number, caller)),
});
