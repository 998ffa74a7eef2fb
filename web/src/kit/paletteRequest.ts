/** How long after Ctrl K the palette still opens, in milliseconds: later nobody expects it any more. */
const KEPT_MS = 30_000;

let asked: { at: number; typed: string } | undefined;
let isOpen = false;

const isAsked = (): boolean => asked !== undefined && performance.now() - asked.at < KEPT_MS;

/** Collects what is typed from now on, until the palette is there. */
export function askForPalette(): void {
  if (!isOpen && !isAsked()) asked = { at: performance.now(), typed: '' };
}

/**
 * Says that the palette is there, so that its own field gets the keys. `take` gets what was typed before, if anything.
 * Returns a function to call when the palette has closed.
 */
export function openPalette(take: (typed: string) => void): () => void {
  if (isAsked() && asked!.typed) take(asked!.typed);
  asked = undefined;
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
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
      askForPalette();
      show?.(true);
    } else if (!isAsked() || hasModifier) return;
    else if (event.key === 'Escape') {
      asked = undefined;
      show?.(false);
    } else if (event.key === 'Backspace') asked!.typed = asked!.typed.slice(0, -1);
    else if (event.key.length === 1) asked!.typed += event.key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  if (isAsked()) show?.(true);
  addEventListener('keydown', press, true);
  return () => removeEventListener('keydown', press, true);
}
