import { useSearchParams } from 'react-router-dom';

/** Which page of a list the address names; the first where it names none. */
export function usePageNumber(): number {
  const [query] = useSearchParams();
  return Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
}
