import { taxPeriod } from '../../../schema/taxPeriod';

test('without a period the tax report is of this month', () => {
  expect(taxPeriod({}, '2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(taxPeriod({ from: null, to: null }, '2027-12-31')).toEqual({ from: '2027-12-01', to: '2027-12-31' });
});

test('one end alone stands for a year', () => {
  const today = '2026-05-01';
  expect(taxPeriod({ from: '2027-01-01' }, today)).toEqual({ from: '2027-01-01', to: '2028-01-01' });
  expect(taxPeriod({ to: '2027-01-01' }, today)).toEqual({ from: '2026-01-01', to: '2027-01-01' });
  const month = { from: '2027-01-01', to: '2027-01-31' };
  expect(taxPeriod(month, today)).toEqual(month);
});
