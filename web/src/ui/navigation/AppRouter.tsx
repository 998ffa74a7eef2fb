import { startTransition, useLayoutEffect, useState, type PropsWithChildren } from 'react';
import { Router } from 'react-router-dom';
import type { Navigation } from './navigation';
import { CurrentNavigation, LoadFailure } from './navigationContext';
import { useScrollPosition } from './useScrollPosition';

/** Shows the page where somebody is; the one before stays until what the next one needs is there. */
export function AppRouter({ navigation, children }: PropsWithChildren<{ navigation: Navigation }>) {
  const [place, setPlace] = useState(navigation.place);
  const { location, action, failure } = place;
  const keepScrollPosition = useScrollPosition(place);

  useLayoutEffect(() => {
    let shown = navigation.place;
    const follow = () => {
      if (navigation.place === shown) return;
      keepScrollPosition(shown.location);
      shown = navigation.place;
      startTransition(() => setPlace(navigation.place));
    };
    const stopListening = navigation.listen(follow);
    const end = navigation.begin();
    return () => {
      stopListening();
      end();
    };
  }, [navigation, keepScrollPosition]);

  return (
    <CurrentNavigation value={navigation}>
      <LoadFailure value={failure}>
        <Router location={location} navigationType={action} navigator={navigation.navigator}>
          {children}
        </Router>
      </LoadFailure>
    </CurrentNavigation>
  );
}
