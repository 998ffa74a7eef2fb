/** The time in which messages that arrive are shown together: about one frame, in milliseconds. */
const FRAME = 16;
/** The longest time that a message waits for others, in milliseconds. */
const LONGEST_WAIT = 400;
/** The pause after showing messages, as a multiple of the time that showing them took. */
const REST = 3;

/**
 * Collects what arrives within a frame and hands it on together. While handing on takes long, as in a long chat on a slow
 * device, it waits longer, so that the page stays free for the reader.
 */
export function batchByFrame<T>(apply: (items: readonly T[]) => void): (item: T) => void {
  let waiting: T[] = [];
  let pause = FRAME;
  const flush = () => {
    const items = waiting;
    waiting = [];
    const began = performance.now();
    apply(items);
    pause = Math.min(LONGEST_WAIT, Math.max(FRAME, REST * (performance.now() - began)));
  };
  return (item) => {
    if (waiting.push(item) === 1) setTimeout(flush, pause);
  };
}
