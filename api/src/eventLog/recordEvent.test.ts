import { rangesOf } from './recordEvent.service';

test('nights that one transaction frees and takes again are omitted', () => {
  const one = (date: string, available: boolean) => ({ roomNumberId: 'a', night: date, available });
  const gathered = [
    { hotelId: 'h', changes: [one('2030-01-01', true), one('2030-01-02', true), one('2030-01-04', true)] },
    { hotelId: 'h', changes: [one('2030-01-02', false)] },
  ];
  expect(rangesOf(gathered)).toEqual([
    { roomNumberId: 'a', from: '2030-01-01', to: '2030-01-02', available: true },
    { roomNumberId: 'a', from: '2030-01-04', to: '2030-01-05', available: true },
  ]);
});
