import { pageNumber } from './address';
import { useAddress } from './useAddress';

/** The page of a list in the address, for a number of rows per page; the first if there is none. */
export const usePageNumber = (size: number): number => useAddress({ page: pageNumber(size) })[0].page;
