import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';

/**
 * Declares the mean number of items of a list without a `limit` argument, which the estimate of an
 * operation's cost uses. A test fails on a list without it. A list that turns out much longer is ended by the
 * operation's budget.
 */
export const ListSize = (items: number) => Extensions({ listSize: items });

/**
 * Declares the points that a field costs without its selections. A point is about ten microseconds of
 * processor time. Every other field costs one point, a mutation 300.
 */
export const Cost = (points: number) => Extensions({ cost: points });

type Extended = Pick<GraphQLField<unknown, unknown>, 'extensions'>;

/** The declared mean size of the list; undefined where the field declares none. */
export const listSizeOf = ({ extensions }: Extended): number | undefined =>
  extensions.listSize as number | undefined;

/** The declared points of the field without its selections; undefined where it declares none. */
export const costOf = ({ extensions }: Extended): number | undefined => extensions.cost as number | undefined;
