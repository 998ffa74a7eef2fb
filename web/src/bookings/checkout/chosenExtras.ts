import { useEffect } from 'react';
import { extraWords, isByNight, priceExtra, type ExtraUnitName } from '../../../../schema/extras';
import { LIMITS } from '../../../../schema/limits';
import { countNights, type StayDates } from '../../../../schema/nights';
import { useRememberedState } from '../../kit/hydration';
import type { WrittenText } from '../../kit/written';
import { useSession } from '../../session/SessionProvider';

/** How much of each extra of one hotel is chosen, by its id. */
export type Quantities = Readonly<Record<string, number>>;

/** An extra and how much of it is booked, as the server takes it. */
export interface ChosenExtra {
  extraId: string;
  quantity: number;
}

interface ListedExtra {
  id: string;
  title: string;
  texts: { title: WrittenText };
  unit: ExtraUnitName;
  cents: number;
  soldOnline: boolean;
  active: boolean;
}

/** The extras of a price list that guests book. Administrators are also sent the others. */
export const soldOnline = <E extends Pick<ListedExtra, 'soldOnline' | 'active'>>(extras: readonly E[]): E[] =>
  extras.filter((extra) => extra.active && extra.soldOnline);

/** The chosen extras of a price list in words, each for all nights of the stay, with what it costs. */
export const chosenExtras = (extras: readonly ListedExtra[], quantities: Quantities, stay: StayDates) =>
  soldOnline(extras).flatMap(({ id: extraId, title, texts, unit, cents }) => {
    const quantity = quantities[extraId];
    if (!quantity) return [];
    const nights = isByNight(unit) ? countNights(stay.checkIn, stay.checkOut) : null;
    const amount = { unit, quantity, nights };
    const words = extraWords(texts.title.text, amount);
    const written = [texts.title];
    return [{ extraId, title, quantity, words, written, cents: priceExtra(cents, amount) }];
  });

const keyOf = (hotelId: string) => ['extras', hotelId].join(':');
const none: Quantities = {};

/** The extras that were chosen before a reload, the payment page or the sign-in. They are stored until the tab is closed. */
export function loadQuantities(hotelId: string): Quantities {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(hotelId)) ?? '{}');
    return Object.fromEntries(Object.entries(stored ?? none).filter(([, quantity]) => isQuantity(quantity)));
  } catch {
    return none;
  }
}

const isQuantity = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= LIMITS.extraQuantity;

export function saveQuantities(hotelId: string, quantities: Quantities): void {
  if (Object.keys(quantities).length > 0) sessionStorage.setItem(keyOf(hotelId), JSON.stringify(quantities));
  else sessionStorage.removeItem(keyOf(hotelId));
}

/** The extras chosen in one hotel, and what sets the quantities of some of them. They survive what the selection of rooms does. */
export function useQuantities(hotelId: string) {
  const { status } = useSession();
  const [quantities, setQuantities] = useRememberedState((isHydrated) =>
    isHydrated ? loadQuantities(hotelId) : none,
  );
  useEffect(() => {
    if (status === 'signedOut') setQuantities(loadQuantities(hotelId));
  }, [status, hotelId, setQuantities]);
  const setExtras = (changed: Quantities) => {
    const next = Object.fromEntries(
      Object.entries({ ...quantities, ...changed }).filter(([, many]) => many > 0),
    );
    saveQuantities(hotelId, next);
    setQuantities(next);
  };
  return [quantities, setExtras] as const;
}
