import { useDebounced } from './useDebounced';

/** Milliseconds without a key before a search is sent. */
const PAUSE = 200;

/** The text to search for once typing has paused, cut to the length that the server takes. */
export const useSearchText = (text: string): string => useDebounced(text, PAUSE).trim().slice(0, 120);
