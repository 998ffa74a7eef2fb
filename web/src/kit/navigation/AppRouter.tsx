import { startTransition, useLayoutEffect, useRef, useState, type PropsWithChildren } from 'react';
import { Router } from 'react-router-dom';
import type { Navigation } from './navigation';
import { CurrentNavigation, LoadFailure } from './navigationContext';
import { useScrollPosition } from './useScrollPosition';

/** Shows the page where somebody is; the one before stays until what the next one needs is there. */
export function AppRouter({ navigation, children }: PropsWithChildren<{ navigation: Navigation }>) {
  const [place, setPlace] = useState(navigation.place);
  const shown = useRef(place);
  const { location, action, failure } = place;
  const keepScrollPosition = useScrollPosition(place);

  useLayoutEffect(() => {
    const follow = () => {
      if (navigation.place === shown.current) return;
      keepScrollPosition(shown.current.location);
      shown.current = navigation.place;
      startTransition(() => setPlace(navigation.place));
    };
    // somebody may have been led on before this was drawn
    follow();
    return navigation.listen(follow);
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
