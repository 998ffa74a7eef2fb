/** Asks whether to leave for an address; true where it asks, and calls `leave` once the answer is yes. */
type LeaveGuard = (pathname: string, state: unknown, leave: () => void) => boolean;

let guard: LeaveGuard | undefined;

/** Has a page ask before it is left by our own code. Returns what ends it. */
export function guardWith(next: LeaveGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}

/** Leaves for an address, at once or once the page that asks has its answer. */
export function leaveFor(pathname: string, state: unknown, leave: () => void): void {
  if (!guard?.(pathname, state, leave)) leave();
}
