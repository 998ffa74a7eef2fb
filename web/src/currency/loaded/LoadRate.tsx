import { startTransition, useEffect } from 'react';
import {
  converted,
  convertedShort,
  convertedTiny,
  dollarBound,
  inCurrency,
  shownBound,
} from '../../../../schema/currencies';
import { fill } from '../../../../schema/fill';
import { richText } from '../../kit/richText';
import type { OtherCurrency } from '../../kit/otherCurrency';
import { useExchangeRatesQuery } from './ExchangeRates.generated';
import * as texts from './texts';

interface Props {
  code: string;
  /** Called with the currency once its rate is known, and with undefined if there is none. */
  onLoad: (currency: OtherCurrency | undefined) => void;
}

/** Reads the rate of a currency. Draws nothing: prices stay in dollars until it has come. */
export function LoadRate({ code, onLoad }: Props) {
  const { data } = useExchangeRatesQuery();
  const perDollar = data?.exchangeRates?.rates.find(({ currency }) => currency === code)?.perDollar;
  useEffect(() => {
    startTransition(() => onLoad(perDollar === undefined ? undefined : makeCurrency(code, perDollar)));
  }, [code, perDollar, onLoad]);
  return null;
}

function makeCurrency(code: string, perDollar: number): OtherCurrency {
  const shown = { currency: code, perDollar };
  const price = (cents: number) => converted(cents, shown);
  return {
    code,
    about: (cents) => fill(texts.about, { price: price(cents) }),
    strong: (cents) => richText(texts.about, { price: <strong>{price(cents)}</strong> }),
    short: (cents) => convertedShort(cents, shown),
    tiny: (cents) => convertedTiny(cents, shown),
    inUnits: (units) => inCurrency(units, code),
    toDollars: {
      min: (units) => dollarBound.min(units, perDollar),
      max: (units) => dollarBound.max(units, perDollar),
    },
    fromDollars: {
      min: (dollars) => shownBound.min(dollars, perDollar),
      max: (dollars) => shownBound.max(dollars, perDollar),
    },
  };
}
