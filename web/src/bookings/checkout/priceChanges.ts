import { fill } from '../../../../schema/fill';
import { dollars } from '../../kit/format';
import type { PriceChanged_ProblemFragment } from './PriceChanged.generated';
import { nightsInWords } from './takenRooms';
import * as texts from './texts';

export interface ChangedLine {
  what: string;
  was: string;
  is: string;
}

type Problem = Pick<PriceChanged_ProblemFragment, 'changes' | 'chargeChanges' | 'extraChanges' | 'quote'>;

/** The old and the new price of nights, charges and extras; nights of a room with the same change share a line. */
export function changedLines({
  changes,
  chargeChanges,
  extraChanges,
}: Omit<Problem, 'quote'>): ChangedLine[] {
  const alike = new Map<string, { number: number; wasCents: number; isCents: number; nights: string[] }>();
  for (const { roomNumber, night, wasCents, isCents } of changes) {
    const key = [roomNumber.id, wasCents, isCents].join(' ');
    const line = alike.get(key);
    if (line) line.nights.push(night);
    else alike.set(key, { number: roomNumber.number, wasCents, isCents, nights: [night] });
  }
  const nights = [...alike.values()].map(({ number, nights, wasCents, isCents }) => ({
    what: fill(texts.roomOnNights, { number, nights: nightsInWords(nights) }),
    was: dollars(wasCents),
    is: nights.length > 1 ? fill(texts.perNight, { price: dollars(isCents) }) : dollars(isCents),
  }));
  const charges = chargeChanges.map(({ title, wasCents, isCents }) => ({
    what: title,
    was: dollars(wasCents),
    is: dollars(isCents),
  }));
  const extras = extraChanges.map(({ title, wasCents, isCents }) => ({
    what: title,
    was: dollars(wasCents),
    is: isCents === 0 ? texts.noLongerSold : dollars(isCents),
  }));
  return [...nights, ...charges, ...extras];
}

/** The total before the change, in cents. */
export const totalBefore = ({ changes, chargeChanges, extraChanges, quote }: Problem): number =>
  [...changes, ...chargeChanges, ...extraChanges].reduce(
    (sum, { wasCents, isCents }) => sum + wasCents - isCents,
    toPay(quote),
  );

/** The total of a quote with its extras, in cents. */
export const toPay = ({ totalCents, extrasCents }: { totalCents: number; extrasCents: number }): number =>
  totalCents + extrasCents;
