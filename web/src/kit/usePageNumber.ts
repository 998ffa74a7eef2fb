import { pageNumber } from './address';
import { useAddress } from './useAddress';

/** Which page of a list the address names, of so many rows each; the first where it names none. */
export const usePageNumber = (size: number): number => useAddress({ page: pageNumber(size) })[0].page;
