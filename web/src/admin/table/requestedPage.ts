import type { Page } from './screen';
import type { TableState } from './tableState';

/**
 * The page as it is requested from the server. A page that is nearer to the end of a list than to its beginning is read
 * from the end, if the number of rows is known.
 */
export function requestedPage({ page, size }: TableState, total: number | undefined): Page {
  const offset = (page - 1) * size;
  const behind = total === undefined ? Infinity : total - offset - size;
  if (behind >= offset || behind <= -size) return { limit: size, offset };
  return { limit: size + Math.min(behind, 0), offset: Math.max(behind, 0), fromEnd: true };
}
