import { useEffect, useState } from 'react';

/** Whether a moment is past, in milliseconds since 1970; turns true by itself. Infinity never is. */
export function useIsPast(moment: number): boolean {
  const [reached, setReached] = useState(() => (Date.now() >= moment ? moment : -Infinity));
  useEffect(() => {
    if (moment === Infinity) return;
    const timer = setTimeout(() => setReached(moment), Math.max(0, moment - Date.now()));
    return () => clearTimeout(timer);
  }, [moment]);
  return reached >= moment;
}
