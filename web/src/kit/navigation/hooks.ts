import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Location } from 'react-router-dom';
import type { Leaving } from './navigation';
import { useNavigation } from './navigationContext';

/** Leads to an address, or so many steps through the history; what it returns is over when that page is shown. */
export const useNavigate = () => useNavigation().navigate;

/** Whether the code of the next page is on its way. */
export function useIsLoadingPage(): boolean {
  const navigation = useNavigation();
  return useSyncExternalStore(
    navigation.listen,
    () => navigation.next !== undefined,
    () => false,
  );
}

/** Asks before the page is left for which `asks` says so; returns what to answer while it does. */
export function useLeaving(asks: (from: Location, to: Location) => boolean): Leaving | undefined {
  const navigation = useNavigation();
  const guard = useEffectEvent(asks);
  useEffect(() => navigation.guardWith((from, to) => guard(from, to)), [navigation]);
  const read = () => navigation.leaving;
  return useSyncExternalStore(navigation.listen, read, read);
}
