import { measureLinks, owedAtDeskLink } from './measureLinks';
import { changeOf, MEASURES, type Figures } from './measures';
import { DASHBOARD, daysOf } from './period';

const figures: Figures = {
  from: '2027-05-01',
  to: '2027-05-31',
  nights: 0,
  availableNights: 100,
  occupancy: 0,
  revenueCents: 0,
  extrasCents: 0,
  cancellationFeesCents: 0,
  averageDailyRateCents: null,
  revenuePerAvailableRoomCents: 0,
  bookings: 0,
  cancellations: 0,
  arrivals: 0,
  departures: 0,
};
const [occupancy, revenue, rate] = MEASURES;

test('a share changes by points, a sum by percent, and a missing value is not compared', () => {
  expect(changeOf(occupancy!, { ...figures, occupancy: 0.5 }, { ...figures, occupancy: 0.531 })).toBe(
    '−3.1 points',
  );
  expect(changeOf(revenue!, { ...figures, revenueCents: 1120 }, { ...figures, revenueCents: 1000 })).toBe(
    '+12%',
  );
  expect(changeOf(revenue!, { ...figures, revenueCents: 1120 }, figures)).toBeUndefined();
  expect(changeOf(rate!, figures, figures)).toBeUndefined();
  expect(changeOf(occupancy!, figures, figures)).toBe('No change');
});

test('figures link to the bookings that they count', () => {
  const lists = measureLinks({ from: '2027-05-01', to: '2027-05-08' }, 'a'.repeat(24));
  const hotel = `hotel=${'a'.repeat(24)}`;
  expect(lists.sold).toBe(
    `/bookings?${hotel}&status=CONFIRMED&checkIn=..2027-05-07&checkOut=2027-05-02..&sort=-checkIn`,
  );
  expect(lists.bookings).toBe(`/bookings?${hotel}&paid=yes&created=2027-05-01..2027-05-07`);
  expect(lists.cancellations).toBe(`/bookings?${hotel}&cancelled=2027-05-01..2027-05-07`);
});

test('refunds that are due at front desks link to their bookings', () => {
  expect(owedAtDeskLink(undefined)).toBe('/bookings?desk=due');
});

test('the period is in the address, unless it is the default', () => {
  const { read, write } = DASHBOARD.days;
  expect([read('7'), read('12')]).toEqual([7, -30]);
  expect([write(-30), write(-7)]).toEqual(['', '-7']);
  expect(daysOf(-7, '2027-05-08')).toEqual({ from: '2027-05-01', to: '2027-05-08' });
  expect(daysOf(7, '2027-05-08')).toEqual({ from: '2027-05-08', to: '2027-05-15' });
});
