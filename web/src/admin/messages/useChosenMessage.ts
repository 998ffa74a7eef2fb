import { id } from '../../kit/address';
import { useAddress } from '../../kit/useAddress';

const CHOSEN = { message: id };

/** The message in the address of the page, and how another one is chosen; undefined for none. */
export function useChosenMessage(): [string | undefined, (message: string | undefined) => void] {
  const [{ message }, change] = useAddress(CHOSEN);
  return [message, (chosen) => change({ message: chosen })];
}
