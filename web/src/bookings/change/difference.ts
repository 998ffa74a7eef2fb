import { dollars } from '../../kit/format';

interface Difference {
  /** What is to be paid or refunded. */
  words: string;
  /** Label of the button that confirms it. */
  button: string;
  /** The notice once it is done. */
  done: string;
}

/** The words for a change: `dueCents` are to be paid, or refunded below 0; `moreCents` is how much the price rises. */
export function difference(dueCents: number, moreCents: number): Difference {
  const money = dollars(Math.abs(dueCents));
  const done = 'Your booking is changed.';
  const button = 'Change the booking';
  if (dueCents > 0) return { words: `You pay ${money} more`, button: `Pay ${money} and change`, done };
  if (dueCents < 0)
    return { words: `You get ${money} back`, button, done: `${done} ${money} goes back to the card.` };
  if (moreCents < 0) return { words: 'Nothing comes back: it is too late for a refund', button, done };
  return { words: moreCents > 0 ? 'You pay nothing more' : 'It costs the same', button, done };
}
