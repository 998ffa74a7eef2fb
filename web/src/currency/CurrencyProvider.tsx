import { Suspense, useState, type PropsWithChildren } from 'react';
import { lazyPart } from '../apollo/lazyPart';
import { OtherCurrencyContext, type OtherCurrency } from '../kit/otherCurrency';
import { DOLLARS, useChosenCurrency } from './chosenCurrency';

const LoadRate = lazyPart(async () => (await import('./loaded/LoadRate')).LoadRate);

/** Lets all below show prices in the chosen currency. Rates, and the code for them, are loaded if it is another than dollars. */
export function CurrencyProvider({ children }: PropsWithChildren) {
  const chosen = useChosenCurrency();
  const [other, setOther] = useState<OtherCurrency>();
  return (
    <OtherCurrencyContext value={other?.code === chosen ? other : undefined}>
      {children}
      {chosen !== DOLLARS && (
        <Suspense fallback={null}>
          <LoadRate code={chosen} onLoad={setOther} />
        </Suspense>
      )}
    </OtherCurrencyContext>
  );
}
