import { useApolloClient } from '@apollo/client/react';
import { useHeldRows } from '../table/useHeldRows';
import { search, type DeskRow } from './deskRows';
import { FrontDesk_DeskStayFragmentDoc, type FrontDeskQuery } from './FrontDesk.generated';

interface Options {
  desk: FrontDeskQuery['frontDesk'] | undefined;
  /** Identifies the content of the lists; undefined while the former lists are shown. */
  list: string | undefined;
  /** The text of the search. */
  text: string;
  /** The index of the list that is held, from the top; undefined if none is. */
  heldAt: number | undefined;
}

/**
 * The four lists from top to bottom. While one is held, no row moves, and new rows are added only to this list and those
 * below it: nothing moves under the pointer.
 */
export function useDeskLists({ desk, list, text, heldAt }: Options) {
  const { cache } = useApolloClient();
  const isHeld = heldAt !== undefined;
  const lists = [desk?.arrivals, desk?.roomMoves, desk?.departures, desk?.inHouse];
  const found = lists.map((rows) => search(rows ?? [], text));
  const [arrivals = [], roomMoves = [], departures = [], inHouse = []] = found;
  const options = (index: number) => ({ list, isHeld, canGrow: heldAt !== undefined && heldAt <= index });
  const shown = [
    useHeldRows(arrivals, options(0)),
    useHeldRows(roomMoves, options(1)),
    useHeldRows(departures, options(2)),
    useHeldRows(inHouse, options(3)),
  ];
  // the cache has the current state of a stay that has left its list
  const current = (row: DeskRow): DeskRow =>
    (cache.readFragment({
      id: cache.identify(row),
      fragment: FrontDesk_DeskStayFragmentDoc,
      fragmentName: 'FrontDesk_deskStay',
    }) as DeskRow | null) ?? row;
  return shown.map((rows, index) => {
    const ids = new Set(found[index]!.map(({ id }) => id));
    const shownIds = new Set(rows.map(({ id }) => id));
    return {
      rows: rows.map((row) => (ids.has(row.id) ? row : current(row))),
      waiting: [...ids].filter((id) => !shownIds.has(id)).length,
    };
  });
}
