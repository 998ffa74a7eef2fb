import { actingHeaders, actingHotel } from './actingHotel';

test('requests name the hotel as which an administrator acts, until it ends or the tab is cleared, as by a sign-out', () => {
  const hotel = { id: 'aaaaaaaaaaaaaaaaaaaaaa01', name: 'The Lampwright' };
  expect(actingHeaders()).toEqual({});
  actingHotel.begin(hotel);
  expect(actingHeaders()).toEqual({ 'staybook-hotel': hotel.id });
  expect(actingHotel.name()).toBe(hotel.name);
  actingHotel.end();
  expect(actingHeaders()).toEqual({});
  actingHotel.begin(hotel);
  sessionStorage.clear();
  expect(actingHeaders()).toEqual({});
});
