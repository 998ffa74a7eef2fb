import { useEffect, useMemo, useReducer } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { ROW, rowFragment } from './rowFragment';
import { useHeldRows, type HoldOptions } from './useHeldRows';

/**
 * The rows of a table to show. Held rows that are no longer in the list are shown from the cache. `gone` contains their
 * references, and `deleted` those that no longer exist.
 */
export function useShownRows<Row extends { id: string }>(
  document: DocumentNode,
  rows: readonly Row[],
  options: HoldOptions,
) {
  const { cache } = useApolloClient();
  const held = useHeldRows<Row & { __typename?: string }>(rows, options);
  const type = held[0]?.__typename;
  const fragment = useMemo(() => type && rowFragment(document, type), [document, type]);
  const listed = new Set(rows.map(({ id }) => id));
  const gone = new Set(held.map(({ id }) => id).filter((id) => !listed.has(id)));
  // no query on the screen watches them any more
  const goneIds = [...gone].join();
  const [, rerender] = useReducer((changes: number) => changes + 1, 0);
  useEffect(() => {
    if (!fragment || !type || !goneIds) return;
    const following = goneIds
      .split(',')
      .map((id) =>
        cache
          .watchFragment({ fragment, fragmentName: ROW, from: { __typename: type, id } })
          .subscribe(rerender),
      );
    return () => following.forEach((one) => one.unsubscribe());
  }, [cache, fragment, type, goneIds]);
  const deleted = new Set<string>();
  const shown = held.map((row): Row => {
    if (!fragment || !gone.has(row.id)) return row;
    const now = cache.readFragment({ id: cache.identify(row), fragment, fragmentName: ROW }) as Row | null;
    if (!now) deleted.add(row.id);
    return now ?? row;
  });
  return { rows: gone.size ? shown : held, gone, deleted };
}
