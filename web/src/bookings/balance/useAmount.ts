import { useState } from 'react';
import { fill } from '../../../../schema/fill';
import { readDollars, writeDollars } from '../../../../schema/prices';
import { dollars } from '../../kit/format';
import * as texts from './texts';

/** A sum of money that staff type, above zero and at most `mostCents`; `usualCents` until they type. In cents. */
export function useAmount(mostCents: number, usualCents?: number) {
  const [typed, setTyped] = useState<string>();
  const sum = typed ?? (usualCents === undefined ? '' : writeDollars(usualCents));
  const { cents = 0, problem } = readDollars(sum);
  const wrong = cents > mostCents ? fill(texts.mostAmount, { amount: dollars(mostCents) }) : problem;
  return {
    sum,
    setSum: setTyped,
    mostCents,
    problem: sum === '' ? undefined : wrong,
    isReady: !wrong && cents > 0,
    cents,
  };
}

export type Amount = ReturnType<typeof useAmount>;
