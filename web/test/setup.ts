import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { TabChannel } from './TabChannel';

// A machine that is busy draws late; what never comes is still told before the test's own time is up.
configure({ asyncUtilTimeout: 20_000 });

// what jsdom lacks and the screens ask for
Object.assign(globalThis, {
  BroadcastChannel: TabChannel,
  matchMedia: (media: string) => ({
    media,
    matches: false,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});
window.scrollTo = () => undefined;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
