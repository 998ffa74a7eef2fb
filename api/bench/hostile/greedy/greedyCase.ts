import type { Caller, Outcome } from '../caller';

/** What a connection does once; `number` counts over all connections. */
export type Turn = (number: number) => Promise<Outcome>;

/** How a request ends that is held open until the end. */
export const HELD = 'held';

/** What a greedy caller does with each of its connections, again and again, as soon as it was answered. */
export interface GreedyCase {
  name: string;
  /** The user of the demonstration that asks; unset: nobody. */
  as?: string;
  /** Connections, where they are not eight. */
  connections?: number;
  /** Prepares a connection; what this does is not measured. */
  open(caller: Caller): Turn | Promise<Turn>;
}

/** Asks for what the address says, each time with another number. */
export const get = (name: string, address: (number: number) => string): GreedyCase => ({
  name,
  open: (caller) => (number) => caller.ask(address(number)),
});

/** Sends the document, each time another one or with other variables. */
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
