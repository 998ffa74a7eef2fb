import { id } from '../kit/address';
import { list } from '../kit/listParam';
import { STAY_SEARCH } from '../search/lastSearch';

/** The most hotels that are compared at once. */
export const COMPARED_HOTELS = 3;

/** The hotels to compare in an address, with dates and party. */
export const COMPARED = { ...STAY_SEARCH, hotels: list(',', id, COMPARED_HOTELS) };
