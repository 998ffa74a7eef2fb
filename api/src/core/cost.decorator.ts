import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';

/** How many items a list has, as far as its declaration says. */
export interface ListSizes {
  /** The mean number of items. */
  mean?: number;
  /** Items for each row of the page around it, and for each night of the date range around it; both multiply. */
  perRow?: number;
  perNight?: number;
}

/**
 * Declares how many items a list without a `limit` argument has, which the estimate of an operation's cost
 * uses: a mean number, or so many for each row or night that is asked for around it. With both, the mean is
 * for where no more than one night is asked for. A test fails on a list without it. A list that turns out
 * much longer is ended by the operation's budget.
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
