import { createContext, use, type ReactNode } from 'react';
import { dollars, wholeDollars } from './format';

/** A currency other than dollars in which a person is shown prices; what it knows is loaded only if one was chosen. */
export interface OtherCurrency {
  /** Its code, such as EUR. */
  code: string;
  /** `about €103` */
  about: (cents: number) => string;
  /** The same with a strong number. */
  strong: (cents: number) => ReactNode;
  /** `€103`, where there is no room for the word, as on a map. */
  short: (cents: number) => string;
  /** `€103`, or `1,410` without the currency, where there is no room for that either, as in a calendar. */
  tiny: (cents: number) => string;
  /** A number of its units: `€90`. */
  inUnits: (units: number) => string;
  /** The bounds of a price filter, between its units and the dollars of a search. */
  toDollars: Record<'min' | 'max', (units: number) => number>;
  fromDollars: Record<'min' | 'max', (dollars: number) => number>;
}

/** Undefined while prices are shown in dollars: always on the server, and until the rates have come. */
export const OtherCurrencyContext = createContext<OtherCurrency | undefined>(undefined);

/** The chosen currency other than dollars, once its rate is known. */
export const useOtherCurrency = (): OtherCurrency | undefined => use(OtherCurrencyContext);

/** How prices are written in words. */
export type PriceWords = Pick<OtherCurrency, 'about' | 'short' | 'tiny'>;

/** How prices are written where people look around: `about €103`, or `€103` where there is little room; or in dollars. */
export function usePrices(): PriceWords {
  return useOtherCurrency() ?? IN_DOLLARS;
}

const IN_DOLLARS = { about: dollars, short: wholeDollars, tiny: wholeDollars };
