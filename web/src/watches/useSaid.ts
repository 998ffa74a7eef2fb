import { useEffect, useState } from 'react';

/** For how long it says what was done, in milliseconds. */
const SAID_MS = 6000;

/** What was just done, in words, for a few seconds. */
export function useSaid() {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(''), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return [said, setSaid] as const;
}
