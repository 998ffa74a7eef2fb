import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';

/** The declared size of a list. */
export interface ListSizes {
  /** The mean number of items. */
  mean?: number;
  /** Items for each row of the page around it, and for each night of the date range around it; both multiply. */
  perRow?: number;
  perNight?: number;
}

/**
 * Declares the size of a list without a `limit` argument, for the estimate of an operation's cost: a mean number of
 * items, or a number for each row and night that the surrounding field requests. With both, the mean applies to a
 * request of one night or none. A test fails on a list without a declaration. The operation's budget ends a list that
 * turns out much longer.
 */
export const ListSize = (size: number | ListSizes) =>
  Extensions({ listSize: typeof size === 'number' ? { mean: size } : size });

/**
 * Declares the points that a field costs without its selections. A point is about ten microseconds of
 * processor time. Every other field costs one point, a mutation 300.
 */
export const Cost = (points: number) => Extensions({ cost: points });

type Extended = Pick<GraphQLField<unknown, unknown>, 'extensions'>;

/** The declared size of the list; undefined where the field declares none. */
export const listSizeOf = ({ extensions }: Extended): ListSizes | undefined =>
  extensions.listSize as ListSizes | undefined;

/** The declared points of the field without its selections; undefined where it declares none. */
export const costOf = ({ extensions }: Extended): number | undefined => extensions.cost as number | undefined;
