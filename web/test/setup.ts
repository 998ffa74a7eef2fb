import '@testing-library/jest-dom';
import { TabChannel } from './TabChannel';

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
