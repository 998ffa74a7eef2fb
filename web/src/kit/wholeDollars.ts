import { dollars } from './format';

/** `$127` for an average, which nobody pays, or where there is no room for cents. */
export const wholeDollars = (cents: number): string => dollars(Math.round(cents / 100) * 100);
