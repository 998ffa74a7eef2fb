/** What may be chosen: 'system' follows the device. */
type Chosen = 'light' | 'dark' | 'system';
export type Appearance = 'light' | 'dark';

/** Where the choice is kept; public/appearance.js and MUI's theme read it too. */
const KEY = 'appearance';
const darkDevice = () => matchMedia('(prefers-color-scheme: dark)');

/** The colours to be shown now: those the visitor chose, or else the system's. */
export function shownAppearance(): Appearance {
  const chosen = readChosen();
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return darkDevice().matches ? 'dark' : 'light';
}

/** Shows the other colours and remembers them; choosing what the system has anyway means following it again. */
export function chooseAppearance(appearance: Appearance): void {
  const chosen: Chosen = darkDevice().matches === (appearance === 'dark') ? 'system' : appearance;
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // storage is switched off: it holds until the page is left
    document.documentElement.dataset.appearance = appearance;
  }
  // browsers tell other tabs only
  dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: chosen }));
}

/** Keeps the document in the colours that are chosen, here or in another tab, and calls `onChange` when they change. */
export function followAppearance(onChange: () => void): () => void {
  const device = darkDevice();
  const change = () => {
    document.documentElement.dataset.appearance = shownAppearance();
    onChange();
  };
  // it may have changed since public/appearance.js ran
  change();
  addEventListener('storage', change);
  device.addEventListener('change', change);
  return () => {
    removeEventListener('storage', change);
    device.removeEventListener('change', change);
  };
}

function readChosen(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
