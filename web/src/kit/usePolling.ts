import { useEffect, useEffectEvent } from 'react';

/**
 * Asks again and again: after each of `pauses` in turn, in seconds, each counted from the answer before and the last
 * one for ever; and whenever this tab is shown again. An empty list asks then only, undefined not at all. A question
 * that fails is followed by the next one. `pauses` is a constant: another list starts from its beginning.
 */
export function usePolling(ask: () => Promise<unknown>, pauses: readonly number[] | undefined): void {
  const askNow = useEffectEvent(() => ask().catch(() => undefined));
  useEffect(() => {
    if (!pauses) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    const askLater = (round: number) => {
      const pause = pauses[Math.min(round, pauses.length - 1)];
      if (pause === undefined || isStopped) return;
      timer = setTimeout(() => void askNow().then(() => askLater(round + 1)), pause * 1000);
    };
    const onShown = () => {
      if (document.visibilityState === 'visible') void askNow();
    };
    askLater(0);
    document.addEventListener('visibilitychange', onShown);
    return () => {
      isStopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [pauses]);
}
