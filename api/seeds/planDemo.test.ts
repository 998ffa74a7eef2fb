import { ROLE_CODES } from '../../schema/accounts';
import { todayIn } from '../../schema/nights';
import { later } from '../test/clock';
import { now } from '../src/core/clock';
import { newUser } from '../src/users/user.entity';
import { planDemo, prepare } from './seed.service';

test.each([0, 1, 2, 3, 4, 5, 6, 100, 200])(
  'the demonstration is the same in %i days: each guest has reviewed, each city has a hotel rated 4 and more',
  (days) =>
    later(days * 86_400_000, async () => {
      const users = ['guest_demo', 'guest_two', 'guest_three', 'staff_demo', 'other'].map((username, index) =>
        newUser({
          id: String(index).repeat(24),
          name: username,
          username,
          email: `${username}@staybook.example`,
          roleCode: username === 'staff_demo' ? ROLE_CODES.INTERMEDIATE : ROLE_CODES.CUSTOMER,
          passwordHash: '',
        }),
      );
      const { hotels, bookings, reviews } = planDemo(prepare(), users.slice(0, 4), users.slice(4));
      for (const { id } of users.slice(0, 3))
        expect(reviews.filter(({ userId }) => userId === id).length).toBeGreaterThan(0);
      for (const city of new Set(hotels.map((hotel) => hotel.city))) {
        const ratings = hotels
          .filter((hotel) => hotel.city === city)
          .map(({ row }) => row.ratingsAverage ?? 0);
        expect({ city, good: ratings.some((rating) => rating >= 4) }).toEqual({ city, good: true });
      }
      const { row: busy, timeZone } = hotels.find(({ row }) => row.name === 'Ajusco Pine Cabins')!;
      const inBusy = bookings.stays.filter(({ bookingId }) =>
        bookings.bookings.some(({ id, hotelId }) => id === bookingId && hotelId === busy.id),
      );
      const today = todayIn(timeZone, now());
      expect(inBusy.filter(({ checkIn }) => checkIn === today).length).toBeGreaterThan(1);
      expect(inBusy.filter(({ checkOut }) => checkOut === today).length).toBeGreaterThan(1);
      expect(
        inBusy.filter(({ checkIn, checkOut }) => checkIn < today && checkOut > today).length,
      ).toBeGreaterThan(5);
      expect(reviews).toHaveLength(500);
    }),
);
