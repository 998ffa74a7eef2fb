import { addNights } from '../../../schema/nights';
import { keepChosen, readChosen } from './chosen';
import { readSearch } from './search';

const today = '2026-11-20';
const chosen = { city: 'Kyoto', checkIn: '2026-12-01', checkOut: '2026-12-04', guests: 4, rooms: 2 };

test('what was chosen one after the other is kept together', () => {
  expect(readChosen(today)).toEqual({});
  keepChosen({ city: 'Kyoto' });
  expect(readChosen(today)).toEqual({ city: 'Kyoto' });
  keepChosen({ ...chosen, city: undefined });
  expect(readChosen(today)).toEqual(chosen);
});

test('dates that have begun to pass are not offered again; the rest is', () => {
  keepChosen(chosen);
  expect(readChosen('2026-12-02')).toEqual({ city: 'Kyoto', guests: 4, rooms: 2 });
});

test('what an address does not say is what was chosen, but never its city', () => {
  keepChosen(chosen);
  const read = (query: string) => readSearch(new URLSearchParams(query), today, readChosen(today));
  expect(read('city=Oslo')).toEqual({ ...readSearch(new URLSearchParams(), today), ...chosen, city: 'Oslo' });
  expect(read('')).toMatchObject({ city: '', guests: 4 });
  expect(read('checkIn=2027-01-05&guests=1')).toMatchObject({
    checkIn: '2027-01-05',
    checkOut: addNights('2027-01-05', 1),
    guests: 1,
    rooms: 2,
  });
});

test('what somebody wrote there by hand is not believed', () => {
  sessionStorage.setItem('search', 'city=Kyoto&checkIn=soon&guests=many');
  expect(readChosen(today)).toMatchObject({ checkIn: today, guests: 2 });
});
