import { useSearchParams } from 'react-router-dom';
import { useStaffHotel } from '../duties/useStaffHotel';
import { HOTEL_FILTER, withoutHotel } from './tableHotel';
import type { TableShape, TableState } from './tableState';

/** The hotel of a list, which is chosen beside its search. */
export interface TableHotel {
  /** The chosen hotel; empty for all hotels. */
  hotelId: string;
  /** True if all hotels together can be shown. */
  hasAll: boolean;
  choose: (hotelId: string) => void;
  /** The filters that a bare address stands for; undefined if the address says what is shown. */
  implied: Readonly<Record<string, string>> | undefined;
}

type Change = (part: Partial<TableState>, replace?: boolean) => void;

/**
 * The state of a list with its hotel. The address says it; a bare address stands for the hotel that was chosen last, on
 * any screen, and an address that names other things but no hotel for all hotels. The list of a member with one hotel is
 * always that of this hotel.
 */
export function useTableHotel(shape: TableShape, state: TableState, change: Change) {
  const [query] = useSearchParams();
  const { held, last, ofLists, choose } = useStaffHotel();
  const hasFilter = shape.filters.some(({ kind }) => kind === 'hotel');
  if (!hasFilter || !held) return [state, change, undefined] as const;

  const isOnly = !held.isAdmin && held.hotels.length === 1;
  const mustChoose = !held.isAdmin && (isOnly || shape.isPublic === true);
  const addressed = state.filters[HOTEL_FILTER];
  const others = withoutHotel(state);
  const asked = isOnly ? ofLists : (addressed ?? (query.size === 0 ? ofLists : undefined));
  const hotelId = asked ?? (mustChoose ? last : undefined);
  const withHotel = (id: string | undefined) => (id ? { [HOTEL_FILTER]: id, ...others } : others);
  const implied = !addressed && hotelId && !isOnly ? withHotel(hotelId) : undefined;

  const hotel: TableHotel = {
    hotelId: hotelId ?? '',
    hasAll: !mustChoose,
    choose: (chosen) => {
      choose(chosen);
      change({ filters: withHotel(chosen) });
    },
    implied,
  };
  const changeImplied: Change = (part, replace) =>
    change(implied && !part.filters ? { filters: implied, ...part } : part, replace);
  return [{ ...state, filters: withHotel(hotelId) }, changeImplied, hotel] as const;
}
