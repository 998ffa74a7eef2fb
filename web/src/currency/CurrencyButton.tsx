import { Suspense, useState } from 'react';
import { fill } from '../../../schema/fill';
import { lazyPart } from '../apollo/lazyPart';
import { Button } from '../kit/Button';
import { useChosenCurrency } from './chosenCurrency';
import * as texts from './texts';

const CurrencyDialog = lazyPart(async () => (await import('./loaded/CurrencyDialog')).CurrencyDialog);

/** Says in which currency prices are shown, and opens the choice of another. */
export function CurrencyButton({ className }: { className?: string }) {
  const [isOpen, setOpen] = useState(false);
  const code = useChosenCurrency();
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-haspopup="dialog"
        className={className}
        onClick={() => setOpen(true)}
      >
        {fill(texts.pricesIn, { currency: code })}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CurrencyDialog chosen={code} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
