import { FirstTables1763600000000 } from './1763600000000-FirstTables';

/** In the order in which they run, on every engine. */
export const migrations = [FirstTables1763600000000];
