import { dollars } from '../ui/format';

interface Difference {
  /** What it means for the person. */
  words: string;
  /** What the button says that confirms it. */
  button: string;
  /** What to say once it is done. */
  done: string;
}

/** What a change costs more or less than the booking, in words. */
export function difference(cents: number): Difference {
  const done = 'Your booking is changed.';
  if (cents === 0) return { words: 'It costs the same', button: 'Change the booking', done };
  const money = dollars(Math.abs(cents));
  return cents > 0
    ? { words: `You pay ${money} more`, button: `Pay ${money} and change`, done }
    : {
        words: `You get ${money} back`,
        button: 'Change the booking',
        done: `${done} ${money} goes back to the card.`,
      };
}
