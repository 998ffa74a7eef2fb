import type { Static, TObject, TSchema, TVoid } from '@sinclair/typebox';
import type { Context } from '../access/context';
import type { Permission } from '../access/policy';

type Nothing = TObject<Record<never, never>>;

/** What a route handles: the request as its schemas declare it, and the viewer. */
export interface RouteRequest<P extends TObject, Q extends TObject, B extends TObject> extends Context {
  params: Static<P>;
  query: Static<Q>;
  body: Static<B>;
  /** The key under which a repeated request is the same request; fresh where the caller sent none. */
  idempotencyKey: string;
  /** Answers with `foundStatus`: what was asked to be made was there already. */
  found(): void;
  /** Sets X-Total-Count: how many rows the whole list has. */
  total(count: number): void;
  /** Presents the rows of a list in batches, so that others are answered meanwhile; charges the caller for them before. */
  present<Row, Shown>(rows: readonly Row[], show: (batch: Row[]) => Promise<Shown[]>): Promise<Shown[]>;
}

interface Definition<P extends TObject, Q extends TObject, B extends TObject, A extends TSchema> {
  method: 'get' | 'post' | 'patch' | 'delete';
  /** Below /api/v1, parameters as `:name`. */
  path: string;
  permission: Permission;
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  /** The message where a required property is missing. */
  missing?: string;
  /** The status of that message, where existing clients know another one than 400. */
  missingStatus?: number;
  /** The session's cookie is the permission, so pages of other sites are refused. */
  byCookie?: true;
  /** 200 with an answer and 204 without one, unless said. */
  status?: number;
  /** The status of the same answer where handle() says found(). */
  foundStatus?: number;
  answer?: A;
  /** Everybody who is signed out gets the same answer: it is remembered, and changes nothing. */
  shared?: true;
  /** It answers many rows: a caller pays for them, and gets few such answers at once. */
  list?: true;
  handle(request: RouteRequest<P, Q, B>): Static<A> | Promise<Static<A>>;
}

export type Route = Definition<TObject, TObject, TObject, TSchema>;

/** One route of /api/v1: validated, typed, permitted and printed from one definition. */
export const route = <
  P extends TObject = Nothing,
  Q extends TObject = Nothing,
  B extends TObject = Nothing,
  A extends TSchema = TVoid,
>(
  definition: Definition<P, Q, B, A>,
): Route => definition as unknown as Route;

/** The status of a route that goes well. */
export const statusOf = ({ status, answer }: Route): number => status ?? (answer ? 200 : 204);
