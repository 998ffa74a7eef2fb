import { taxPeriod } from './taxPeriod';

test('without a period the report is of this month', () => {
  expect(taxPeriod(undefined, '2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(taxPeriod(undefined, '2027-12-31')).toEqual({ from: '2027-12-01', to: '2027-12-31' });
});

test('one end alone stands for a year', () => {
  expect(taxPeriod('2027-01-01..')).toEqual({ from: '2027-01-01', to: '2028-01-01' });
  expect(taxPeriod('..2027-01-01')).toEqual({ from: '2026-01-01', to: '2027-01-01' });
  expect(taxPeriod('2027-01-01..2027-01-31')).toEqual({ from: '2027-01-01', to: '2027-01-31' });
});
