import { useRef, type PointerEvent } from 'react';

/** So many px are a swipe, not a press. */
const MIN_SWIPE = 40;

/** What turns pictures where a finger swipes over them: `turn` is called with 1 for the next one, with -1 for the one before. */
export function useSwipe(turn: (by: 1 | -1) => void) {
  const from = useRef<number>(undefined);
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      from.current = pointerType === 'touch' ? clientX : undefined;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const by = clientX - (from.current ?? clientX);
      if (Math.abs(by) >= MIN_SWIPE) turn(by < 0 ? 1 : -1);
    },
    // the page scrolls upwards and downwards, and two fingers enlarge
    style: { touchAction: 'pan-y pinch-zoom' },
  };
}
