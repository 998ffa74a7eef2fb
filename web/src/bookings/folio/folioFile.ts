import { CSV_MARK, toCsvLine } from '../../../../schema/csv';
import { titleOf, type FolioLine } from './ledgerSteps';
import * as texts from './texts';

const HEAD = [
  texts.date,
  texts.what,
  texts.night,
  texts.room,
  texts.charge,
  texts.credit,
  texts.balance,
  texts.why,
  texts.by,
];

/** A folio as CSV: a row for each line in dollars, with the balance after it. */
export function folioFile(lines: readonly FolioLine[]): string {
  let balance = 0;
  const rows = lines.map((line) => {
    const { day, night, number, cents, why, user } = line;
    balance += cents;
    return [
      day,
      titleOf(line),
      night ?? '',
      String(number ?? ''),
      cents > 0 ? inDollars(cents) : '',
      cents < 0 ? inDollars(-cents) : '',
      inDollars(balance),
      why,
      user?.name ?? texts.staybook,
    ];
  });
  return CSV_MARK + [HEAD, ...rows].map(toCsvLine).join('');
}

const inDollars = (cents: number): string => (cents / 100).toFixed(2);
