/** So long after the press the palette still opens, in milliseconds: later nobody expects it any more. */
const REMEMBERED = 30_000;

let pressedAt = -Infinity;

/** Remembers that Ctrl K was pressed before the code that answers it was there; call what it returns at the end. */
export function watchPaletteShortcut(): () => void {
  const press = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    pressedAt = performance.now();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}

/** Whether the palette is to open now. */
export const isPaletteRequested = (): boolean => performance.now() - pressedAt < REMEMBERED;

/** It has been opened. */
export const clearPaletteRequest = (): void => void (pressedAt = -Infinity);
