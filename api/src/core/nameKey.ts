/** Characters of the columns that store name keys. */
const KEY_LENGTH = 120;

/** A name as it is compared and sorted, the same on every engine: without case, accents or outer spaces, cut to its column. */
export const nameKey = (name: string, length = KEY_LENGTH): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ').slice(0, length);
