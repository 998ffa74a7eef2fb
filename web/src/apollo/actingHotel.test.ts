import { device } from '../session/device';
import { actingHeaders, actingHotel } from './actingHotel';

test('requests name the hotel as which an administrator acts, until it ends or the person signs out', () => {
  const hotel = { id: 'aaaaaaaaaaaaaaaaaaaaaa01', name: 'The Lampwright' };
  expect(actingHeaders()).toEqual({});
  actingHotel.begin(hotel);
  expect(actingHeaders()).toEqual({ 'staybook-hotel': hotel.id });
  expect(actingHotel.name()).toBe(hotel.name);
  actingHotel.end();
  expect(actingHeaders()).toEqual({});
  actingHotel.begin(hotel);
  device.clearEverything();
  expect(actingHeaders()).toEqual({});
});
