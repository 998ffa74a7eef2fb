import { useEffect, useReducer } from 'react';
import { useBrowserOnly } from '../kit/hydration';
import { useViewer } from '../session/SessionProvider';

/** The currency of everything that is charged. */
export const DOLLARS = 'USD';

/** Where the choice of this device is kept; the account keeps one too. */
const KEY = 'currency';

function readChosen(): string | undefined {
  try {
    const chosen = localStorage.getItem(KEY) ?? '';
    return /^[A-Z]{3}$/.test(chosen) ? chosen : undefined;
  } catch {
    return undefined;
  }
}

/** Shows prices in another currency from now on, in every tab of this browser. */
export function chooseOnDevice(code: string): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // storage is switched off: only the account remembers it
  }
  // browsers tell other tabs only
  dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: code }));
}

/** The currency in which prices are shown: that of this device, else that of the account, else dollars. */
export function useChosenCurrency(): string {
  const [, render] = useReducer((changes: number) => changes + 1, 0);
  useEffect(() => {
    addEventListener('storage', render);
    return () => removeEventListener('storage', render);
  }, []);
  const onDevice = useBrowserOnly(readChosen, () => undefined);
  const ofAccount = useViewer()?.currency;
  return onDevice ?? ofAccount ?? DOLLARS;
}
