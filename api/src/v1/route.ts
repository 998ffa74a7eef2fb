import type { Static, TObject, TSchema, TVoid } from '@sinclair/typebox';
import type { Context } from '../access/context';
import type { Permission } from '../access/policy';

type Nothing = TObject<Record<never, never>>;

/** The input of a route's handler: the request by its schemas, and the viewer. */
export interface RouteRequest<P extends TObject, Q extends TObject, B extends TObject> extends Context {
  params: Static<P>;
  query: Static<Q>;
  body: Static<B>;
  /** The idempotency key of the request; a new one if the caller sent none. */
  idempotencyKey: string;
  /** Answers with `foundStatus`: the record existed already. */
  found(): void;
  /** Sets X-Total-Count, the number of rows of the whole list. */
  total(count: number): void;
  /**
   * Charges the caller for the rows of a list, then presents them in batches, so that other requests are
   * answered in between.
   */
  present<Row, Shown>(rows: readonly Row[], show: (batch: Row[]) => Promise<Shown[]>): Promise<Shown[]>;
}

interface Definition<P extends TObject, Q extends TObject, B extends TObject, A extends TSchema> {
  method: 'get' | 'post' | 'patch' | 'delete';
  /** The path below /api/v1, with parameters as `:name`. */
  path: string;
  permission: Permission;
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  /** The message for a missing required property. */
  missing?: string;
  /** The status of that message if existing clients expect another one than 400. */
  missingStatus?: number;
  /** The session's cookie authenticates the request, so pages of other sites are refused. */
  byCookie?: true;
  /** By default 200 with an answer and 204 without one. */
  status?: number;
  /** The status of the answer after handle() called found(). */
  foundStatus?: number;
  answer?: A;
  /** All signed-out callers get the same answer. It is cached, and the route changes nothing. */
  shared?: true;
  /** It answers many rows: a caller pays for each, and few such answers run at the same time. */
  list?: true;
  handle(request: RouteRequest<P, Q, B>): Static<A> | Promise<Static<A>>;
}

export type Route = Definition<TObject, TObject, TObject, TSchema>;

/** One route of /api/v1. Its validation, types, permission and documentation follow from this definition. */
export const route = <
  P extends TObject = Nothing,
  Q extends TObject = Nothing,
  B extends TObject = Nothing,
  A extends TSchema = TVoid,
>(
  definition: Definition<P, Q, B, A>,
): Route => definition as unknown as Route;

/** The status of a successful call. */
export const statusOf = ({ status, answer }: Route): number => status ?? (answer ? 200 : 204);
