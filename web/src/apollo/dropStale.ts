import { InMemoryCache, type ApolloCache, type ApolloClient, type ObservableQuery } from '@apollo/client';
import { possibleTypes } from './possibleTypes.generated';
import { EFFECTS, SHOWN_IN, type Effect, type Shown } from './staleLists';
import { fieldOf, storeNamesOf } from './storeNames';

/** Drops what an answer to mutations makes stale, by the table EFFECTS; refusals make nothing stale. */
export function dropStale(client: ApolloClient, data: Record<string, unknown>): Promise<unknown> | undefined {
  const done = Object.entries(data).filter(([, answer]) => isDone(answer));
  const shown = done.flatMap(([name]) => dropByEffect(client, EFFECTS[name] ?? {}));
  return shown.length ? askAgain(shown) : undefined;
}

const isDone = (answer: unknown): boolean =>
  Boolean(answer) && !possibleTypes.Problem.includes((answer as { __typename?: string }).__typename ?? '');

/** Drops what records that came by another way than a mutation make stale, and asks again for what is on the screen. */
export const markStale = (client: ApolloClient, effect: Effect) => askAgain(dropByEffect(client, effect));

const askAgain = (queries: readonly ObservableQuery[]) =>
  Promise.allSettled(queries.map((query) => query.refetch()));

/** Drops what such an effect makes stale; answers the queries on the screen that show it still. */
function dropByEffect(client: ApolloClient, { changed = [], listed = [] }: Effect): ObservableQuery[] {
  const onScreen = listsOnScreen(client);
  const { cache } = client;
  const kinds = [...changed, ...listed].map((kind): Shown => SHOWN_IN[kind]);
  cache.batch({
    update: () => {
      for (const field of kinds.flatMap(({ rows = [] }) => rows)) dropOthers(cache, field, onScreen);
      for (const field of kinds.flatMap(({ derived = [] }) => derived)) drop(cache, field);
    },
  });
  const rows = listed.flatMap((kind) => (SHOWN_IN[kind] as Shown).rows ?? []);
  const stale = [...onScreen].filter(([name]) => rows.includes(fieldOf(name))).map(([, query]) => query);
  return [...new Set(stale)];
}

/** The lists that active queries show, by their names in the cache. */
function listsOnScreen(client: ApolloClient): Map<string, ObservableQuery> {
  const { cache } = client;
  const lists = new Map<string, ObservableQuery>();
  if (!(cache instanceof InMemoryCache)) return lists;
  for (const query of client.getObservableQueries())
    for (const name of storeNamesOf(cache, query.query, query.variables)) lists.set(name, query);
  return lists;
}

function dropOthers(cache: ApolloCache, field: string, onScreen: ReadonlyMap<string, unknown>): void {
  cache.modify<Record<string, unknown>>({
    fields: {
      [field]: (list, { storeFieldName, DELETE }) => (onScreen.has(storeFieldName) ? list : DELETE),
    },
  });
}

/** Drops a field of the queries, or one of all objects of a type: `hotels`, `Hotel.roomTypes`. */
function drop(cache: ApolloCache, path: string): void {
  const [type, fieldName] = path.split('.');
  if (!fieldName) return void cache.evict({ id: 'ROOT_QUERY', fieldName: type });
  for (const id of Object.keys(cache.extract() as object))
    if (id.startsWith(`${type}:`)) cache.evict({ id, fieldName });
}
