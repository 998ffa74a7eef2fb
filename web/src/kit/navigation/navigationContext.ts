import { createContext, useContext } from 'react';
import type { Navigation } from './navigation';

export const CurrentNavigation = createContext<Navigation | undefined>(undefined);

/** Why the code of the page could not be loaded; undefined where it was. */
export const LoadFailure = createContext<unknown>(undefined);

export function useNavigation(): Navigation {
  const navigation = useContext(CurrentNavigation);
  if (!navigation) throw new Error('A page is shown outside of AppRouter.');
  return navigation;
}
