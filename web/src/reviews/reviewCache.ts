import type { ApolloCache, Reference } from '@apollo/client';
import type { Modifier } from '@apollo/client/cache';
import { argumentsOf } from '../apollo/storeNames';

interface List {
  items: readonly Reference[];
  total: number;
}
interface Arguments {
  hotelId?: string | null;
  filter?: object;
  sort?: string;
  limit: number;
  offset: number;
}
/** The changed list; undefined if only the server knows it: then it is fetched when it is next shown. */
type Change = (list: List, args: Arguments) => List | undefined;

/** Adds a new review to the front of the lists that show the newest first. */
export function addReview(cache: ApolloCache, id: string): void {
  const review = referenceTo(id);
  changeLists(cache, review, ({ items, total, ...list }, args) => {
    if (!isByDate(args) || args.offset > 0) return undefined;
    return { ...list, items: [review, ...items].slice(0, args.limit), total: total + 1 };
  });
}

/** Drops the lists in which a changed review may move. The cache has updated its text and stars already. */
export function resortReview(cache: ApolloCache, id: string): void {
  changeLists(cache, referenceTo(id), (list, args) => (isByDate(args) ? list : undefined));
}

/** Removes a review from every list, and from the cache. */
export function removeReview(cache: ApolloCache, id: string): void {
  const review = referenceTo(id);
  changeLists(cache, review, (list) => {
    const items = list.items.filter(({ __ref }) => __ref !== review.__ref);
    if (items.length < list.items.length) return { ...list, items, total: list.total - 1 };
    return list.total === list.items.length ? list : undefined;
  });
  cache.evict({ id: review.__ref });
  cache.gc();
}

const referenceTo = (id: string): Reference => ({ __ref: `Review:${id}` });

/** True if a list has all reviews, newest first. */
const isByDate = ({ sort = 'NEWEST', filter }: Arguments): boolean => sort === 'NEWEST' && !filter;

function changeLists(cache: ApolloCache, review: Reference, change: Change): void {
  const modify: Modifier<unknown> = (value, { storeFieldName, readField, DELETE }) => {
    const list = value as List;
    const args = argumentsOf(storeFieldName) as Arguments;
    const hotel = readField<Reference>('hotel', review);
    if (args.hotelId && args.hotelId !== readField('id', hotel)) return list;
    return change(list, args) ?? DELETE;
  };
  cache.modify({ fields: { reviews: modify, myReviews: modify } });
}
