import { fill } from '../../../../schema/fill';
import { dollars } from '../../kit/format';
import * as texts from './texts';

interface Difference {
  /** The amount to pay or to be refunded. */
  words: string;
  /** Label of the button that confirms it. */
  button: string;
  /** The notice once it is done. */
  done: string;
}

/** The texts for a change. `dueCents` is the amount to pay, or the refund if negative; `moreCents` is the rise in price,
 * and `creditedCents` the part of the refund that lowers what is owed instead. */
export function difference(dueCents: number, moreCents: number, creditedCents = 0): Difference {
  const backCents = Math.max(0, -dueCents - creditedCents);
  const amount = dollars(dueCents > 0 ? dueCents : backCents);
  const [done, button] = [texts.changed, texts.changeBooking];
  if (dueCents > 0)
    return { words: fill(texts.payMore, { amount }), button: fill(texts.payAndChange, { amount }), done };
  if (backCents > 0)
    return {
      words: fill(texts.getBack, { amount }),
      button,
      done: fill(texts.changedWithRefund, { amount }),
    };
  if (creditedCents > 0)
    return { words: fill(texts.oweLess, { amount: dollars(creditedCents) }), button, done };
  if (moreCents < 0) return { words: texts.noRefund, button, done };
  return { words: moreCents > 0 ? texts.noExtraCharge : texts.samePrice, button, done };
}
