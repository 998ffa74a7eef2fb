import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { TabChannel } from './TabChannel';
import './topLayer';

// A busy machine renders late. This limit is still shorter than that of a test, so that the error names the missing
// element.
configure({ asyncUtilTimeout: 20_000 });

// functions that the screens need and jsdom lacks
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
Element.prototype.scrollIntoView = () => undefined;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
