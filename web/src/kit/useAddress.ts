import { useSearchParams, type NavigateOptions } from 'react-router-dom';
import { changeAddress, readAddress, type Addressed, type Params } from './address';

/** What the address says of a page's parameters, and a function that changes some of them. */
export function useAddress<P extends Params>(params: P) {
  const [query, setQuery] = useSearchParams();
  const change = (values: Partial<Addressed<P>>, options?: NavigateOptions) =>
    setQuery((before) => changeAddress(params, before, values), options);
  return [readAddress(params, query), change] as const;
}
