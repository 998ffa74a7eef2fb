import type { ApolloCache, Reference } from '@apollo/client';
import type { Modifier } from '@apollo/client/cache';

interface List {
  items: readonly Reference[];
  total: number;
}
interface Asked {
  hotelId?: string | null;
  filter?: object;
  sort?: string;
  limit: number;
  offset: number;
}
/** What becomes of a list; undefined where only the server knows, so that it is asked for when next shown. */
type Change = (list: List, asked: Asked) => List | undefined;

/** Puts a new review at the front of the lists that begin with the newest. */
export function addReview(cache: ApolloCache, id: string): void {
  const review = referenceTo(id);
  changeLists(cache, review, ({ items, total, ...list }, asked) => {
    if (!isByDate(asked) || asked.offset > 0) return undefined;
    return { ...list, items: [review, ...items].slice(0, asked.limit), total: total + 1 };
  });
}

/** Drops the lists in which a changed review may have another place; its words and stars are on every screen already. */
export function moveReview(cache: ApolloCache, id: string): void {
  changeLists(cache, referenceTo(id), (list, asked) => (isByDate(asked) ? list : undefined));
}

/** Takes a review from every list, and from the cache. */
export function forgetReview(cache: ApolloCache, id: string): void {
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

/** Whether a list has all reviews, the newest first. */
const isByDate = ({ sort = 'NEWEST', filter }: Asked): boolean => sort === 'NEWEST' && !filter;

function changeLists(cache: ApolloCache, review: Reference, change: Change): void {
  const modify: Modifier<unknown> = (value, { storeFieldName, readField, DELETE }) => {
    const list = value as List;
    const asked = JSON.parse(storeFieldName.slice(storeFieldName.indexOf('(') + 1, -1)) as Asked;
    const hotel = readField<Reference>('hotel', review);
    if (asked.hotelId && asked.hotelId !== readField('id', hotel)) return list;
    return change(list, asked) ?? DELETE;
  };
  cache.modify({ fields: { reviews: modify, myReviews: modify } });
}
