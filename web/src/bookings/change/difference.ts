import { dollars } from '../../ui/format';

interface Difference {
  /** What it means for the person. */
  words: string;
  /** What the button says that confirms it. */
  button: string;
  /** What to say once it is done. */
  done: string;
}

/** What a change asks for or gives back, in words, where the new price is so much more or less. */
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
