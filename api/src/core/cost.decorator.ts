import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';

/**
 * Declares how many items a list without a `limit` argument has on average: what an operation costs is estimated by it
 * before it runs. A test fails on a list without it. Where many more come, the budget of the running operation ends it.
 */
export const ListSize = (items: number) => Extensions({ listSize: items });

/**
 * Declares what a field takes by itself, beside what is asked of its answer, in points (a point is about ten
 * microseconds of processor). Every other field takes one, a mutation 300.
 */
export const Cost = (points: number) => Extensions({ cost: points });

type Extended = Pick<GraphQLField<unknown, unknown>, 'extensions'>;

/** The mean size of the list; undefined where the field declares none. */
export const listSizeOf = ({ extensions }: Extended): number | undefined =>
  extensions.listSize as number | undefined;

/** What the field takes by itself; undefined where it declares nothing. */
export const costOf = ({ extensions }: Extended): number | undefined => extensions.cost as number | undefined;
