import { useEffect, useEffectEvent } from 'react';

/** Tells when the browser's back button brings this very page back, frozen as it was left. */
export function usePageShow(onBack: () => void): void {
  const tell = useEffectEvent(onBack);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) tell();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}
