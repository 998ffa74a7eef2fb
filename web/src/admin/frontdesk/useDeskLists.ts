import { useApolloClient } from '@apollo/client/react';
import { useHeldRows } from '../table/useHeldRows';
import { search, type DeskRow } from './deskRows';
import { FrontDesk_DeskStayFragmentDoc, type FrontDeskQuery } from './FrontDesk.generated';

interface Options {
  desk: FrontDeskQuery['frontDesk'] | undefined;
  /** What the lists show; undefined while only those of before are known. */
  list: string | undefined;
  /** What is searched in them. */
  text: string;
  /** The number of the list that is held, from the top; undefined where none is. */
  heldAt: number | undefined;
}

/**
 * The three lists from top to bottom. While one is held, no row of any leaves its place, and only lists from there on get
 * new rows: nothing moves under the pointer.
 */
export function useDeskLists({ desk, list, text, heldAt }: Options) {
  const { cache } = useApolloClient();
  const isHeld = heldAt !== undefined;
  const found = [desk?.arrivals, desk?.departures, desk?.inHouse].map((rows) => search(rows ?? [], text));
  const [arrivals = [], departures = [], inHouse = []] = found;
  const options = (at: number) => ({ list, isHeld, canGrow: heldAt !== undefined && heldAt <= at });
  const shown = [
    useHeldRows(arrivals, options(0)),
    useHeldRows(departures, options(1)),
    useHeldRows(inHouse, options(2)),
  ];
  // a stay that is in a list no more is only known to the cache as it is now
  const current = (row: DeskRow): DeskRow =>
    cache.readFragment<DeskRow>({
      id: cache.identify(row),
      fragment: FrontDesk_DeskStayFragmentDoc,
      fragmentName: 'FrontDesk_deskStay',
    }) ?? row;
  return shown.map((rows, at) => {
    const ids = new Set(found[at]!.map(({ id }) => id));
    const places = new Set(rows.map(({ id }) => id));
    return {
      rows: rows.map((row) => (ids.has(row.id) ? row : current(row))),
      waiting: [...ids].filter((id) => !places.has(id)).length,
    };
  });
}
