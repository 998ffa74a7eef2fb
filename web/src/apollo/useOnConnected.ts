import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { connection } from './connection';

/** Calls whenever the socket is connected, the first time too: something may have been missed before. */
export function useOnConnected(call: () => void): void {
  const callNow = useEffectEvent(call);
  const { count } = useSyncExternalStore(connection.subscribe, connection.read);
  const seen = useRef(count);
  useEffect(() => {
    if (count === seen.current) return;
    seen.current = count;
    callNow();
  }, [count]);
}
