/** How long after Ctrl K the palette still opens, in milliseconds: later nobody expects it any more. */
const KEPT_MS = 30_000;

/** Until when Ctrl K counts, in milliseconds since the page began. */
let until = 0;
let typed = '';
let isOpen = false;

const isAsked = (): boolean => performance.now() < until;

/** Collects what is typed from now on, until the palette is there. */
export function askForPalette(): void {
  if (isOpen || isAsked()) return;
  until = performance.now() + KEPT_MS;
  typed = '';
}

/**
 * Says that the palette is there, so that its own field gets the keys. `take` gets what was typed before, if anything.
 * Returns a function to call when the palette has closed.
 */
export function openPalette(take: (typed: string) => void): () => void {
  if (isAsked() && typed) take(typed);
  until = 0;
  isOpen = true;
  return () => void (isOpen = false);
}

/**
 * Listens to Ctrl K, and collects what is typed after it until the palette is there. `show` opens and closes the palette;
 * without it, the code that opens the palette is loading, and the next listener opens it. Returns a function that stops
 * listening.
 */
export function watchPalette(show?: (isOpen: boolean) => void): () => void {
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') {
      askForPalette();
      show?.(true);
    } else if (!isAsked() || ctrlKey || metaKey || altKey) return;
    else if (key === 'Escape') {
      until = 0;
      show?.(false);
    } else if (key === 'Backspace') typed = typed.slice(0, -1);
    else if (key.length === 1) typed += key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  if (isAsked()) show?.(true);
  addEventListener('keydown', press, true);
  return () => removeEventListener('keydown', press, true);
}
