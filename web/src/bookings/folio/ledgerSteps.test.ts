import { translateBy } from '../../../../schema/fill';
import { chargeLines } from '../../kit/chargeLines';
import { titleOf, type FolioLine } from './ledgerSteps';

const GERMAN: Record<string, string> = {
  'Kept by the hotel': 'Vom Hotel einbehalten',
  'Room {number}': 'Zimmer {number}',
  'Too little to charge': 'Zu gering für eine Zahlung',
};
beforeEach(() => translateBy((text) => GERMAN[text] ?? text));
afterEach(() => translateBy((text) => text));

const line = (kind: FolioLine['kind'], title: string, cents = 100) => ({ kind, title, cents }) as FolioLine;

test('a line that Staybook named is in the language of the reader, and a tax keeps its name', () => {
  expect(titleOf(line('FEE', 'Kept by the hotel'))).toBe('Vom Hotel einbehalten');
  expect(titleOf(line('NIGHT', 'Room 12', -100))).toBe('Zimmer 12, no longer charged');
  expect(titleOf(line('CHARGE', 'Kept by the hotel'))).toBe('Kept by the hotel');
});

test('what a change let go is in the language of the reader among the taxes of a booking', () => {
  const charges = [
    { title: 'City tax', cents: 100 },
    { title: 'Too little to charge', cents: -24 },
  ];
  expect(chargeLines(charges).map(({ label }) => label)).toEqual(['City tax', 'Zu gering für eine Zahlung']);
});
