import { useViewer } from '../../session/SessionProvider';
import { chooseOnDevice } from '../chosenCurrency';
import { useKeepCurrencyMutation } from './KeepCurrency.generated';

/** Chooses a currency for this device and, if someone is signed in, for the account. */
export function useChooseCurrency() {
  const isSignedIn = useViewer() !== undefined;
  const [keep] = useKeepCurrencyMutation();
  return (code: string): void => {
    chooseOnDevice(code);
    // The device has it, so that a failure is noticed on other devices only, where it can be chosen again.
    if (isSignedIn) keep({ variables: { input: { currency: code } } }).catch(() => undefined);
  };
}
