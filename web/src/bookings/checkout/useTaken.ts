import { useEffect, useEffectEvent } from 'react';
import type { Quoted } from './usePricedRooms';

/** Rooms and the price at which a guest takes them with one press, in cents. */
export interface TakenOffer {
  roomNumberIds: readonly string[];
  totalCents: number;
}

interface Summary {
  /** Whether the selection can be booked now. */
  isReady: boolean;
  /** Whether it has no price, is too short, or has rooms that are no longer free. */
  isRefused: boolean;
  quoted: Quoted;
  book: () => Promise<void>;
}

/**
 * Books rooms that were taken with one press as soon as their price is known. At another price than the guest has seen they
 * stay selected, and the guest decides.
 */
export function useTaken(
  taken: TakenOffer | undefined,
  onTaken: () => void,
  { isReady, isRefused, quoted, book }: Summary,
): void {
  const { quote } = quoted;
  const isQuoted =
    quote?.stays.length === taken?.roomNumberIds.length &&
    Boolean(quote?.stays.every(({ roomNumber }) => taken?.roomNumberIds.includes(roomNumber.id)));
  const isDecided = Boolean(taken) && ((isReady && isQuoted) || isRefused);
  const goOn = useEffectEvent(() => {
    if (!isRefused && quote?.totalCents === taken?.totalCents) void book().finally(onTaken);
    else onTaken();
  });
  useEffect(() => {
    if (isDecided) goOn();
  }, [isDecided]);
}
