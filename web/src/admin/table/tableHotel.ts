import { withFilter, type TableState } from './tableState';

/** The name of the filter by hotel. */
export const HOTEL_FILTER = 'hotel';

/** The filters of a list with nothing but its hotel. */
export const hotelOnly = ({ filters }: TableState): TableState['filters'] =>
  filters[HOTEL_FILTER] ? { [HOTEL_FILTER]: filters[HOTEL_FILTER] } : {};

/** The filters of a list without its hotel, which narrows no list by itself. */
export const withoutHotel = (state: TableState): TableState['filters'] =>
  withFilter(state, HOTEL_FILTER, '').filters ?? {};
