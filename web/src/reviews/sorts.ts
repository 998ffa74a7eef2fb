/** The orders of a list of reviews, in words. */
export const SORTS = { NEWEST: 'Newest first', HIGHEST: 'Most stars first', LOWEST: 'Fewest stars first' };
export type Sort = keyof typeof SORTS;

/** The order that an address names, the newest first where it names none. */
export const readSort = (text: string | null): Sort => (text && text in SORTS ? (text as Sort) : 'NEWEST');
