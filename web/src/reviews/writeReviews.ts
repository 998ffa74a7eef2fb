import type { ApolloCache, Reference } from '@apollo/client';
import type { Modifier, ModifierDetails } from '@apollo/client/cache';
import type { Sort } from './SortReviews';

interface List {
  items: readonly Reference[];
  total: number;
}
interface Asked {
  hotelId?: string | null;
  sort?: Sort;
  limit: number;
  offset: number;
}
/** What becomes of a list; undefined where only the server knows. */
type Change = (
  list: List,
  asked: Asked,
  compare: (one: Reference, other: Reference) => number,
) => List | undefined;

/** Puts a new review where it belongs in every list that is here. */
export function addReview(cache: ApolloCache, id: string): void {
  const review = referenceTo(id);
  changeLists(cache, review, ({ items, total, ...list }, { limit, offset }, compare) => {
    if (offset > 0) return undefined;
    const placed = [...items, review].sort(compare).slice(0, limit);
    return { ...list, items: placed, total: total + 1 };
  });
}

/** Puts a changed review where it belongs now; its words and stars are on every screen already. */
export function sortAnew(cache: ApolloCache, id: string): void {
  changeLists(cache, referenceTo(id), (list, { sort = 'NEWEST' }, compare) => {
    if (sort === 'NEWEST') return list;
    return list.total === list.items.length ? { ...list, items: [...list.items].sort(compare) } : undefined;
  });
}

/** Takes a review from every list, and from the cache. */
export function forgetReview(cache: ApolloCache, id: string): void {
  const review = referenceTo(id);
  changeLists(cache, review, (list, { offset }) => {
    const items = list.items.filter(({ __ref }) => __ref !== review.__ref);
    if (offset > 0 && items.length === list.items.length) return undefined;
    return { ...list, items, total: list.total - 1 };
  });
  cache.evict({ id: review.__ref });
  cache.gc();
}

const referenceTo = (id: string): Reference => ({ __ref: `Review:${id}` });

/** Changes the lists that the review is of; those whose new rows are not known are asked for when next shown. */
function changeLists(cache: ApolloCache, review: Reference, change: Change): void {
  const modify: Modifier<unknown> = (value, { storeFieldName, readField, DELETE }) => {
    const list = value as List;
    const asked = JSON.parse(storeFieldName.slice(storeFieldName.indexOf('(') + 1, -1)) as Asked;
    const hotel = readField<Reference>('hotel', review);
    if (asked.hotelId && asked.hotelId !== readField('id', hotel)) return list;
    return change(list, asked, comparison(asked.sort ?? 'NEWEST', readField)) ?? DELETE;
  };
  cache.modify({ fields: { reviews: modify, myReviews: modify } });
}

/** The order in which the server sorts. */
function comparison(sort: Sort, readField: ModifierDetails['readField']) {
  const newer = (one: Reference, other: Reference) =>
    byText(readField<string>('createdAt', other), readField<string>('createdAt', one)) ||
    byText(readField<string>('id', other), readField<string>('id', one));
  const better = (one: Reference, other: Reference) =>
    (readField<number>('rating', other) ?? 0) - (readField<number>('rating', one) ?? 0) || newer(one, other);
  const orders = {
    NEWEST: newer,
    HIGHEST: better,
    LOWEST: (one: Reference, other: Reference) => better(other, one),
  };
  return orders[sort];
}

const byText = (one = '', other = ''): number => (one < other ? -1 : one > other ? 1 : 0);
