import { addNights, countNights } from '../../../schema/nights';
import { averageRating, RATING } from '../../../schema/ratings';
import { BookingStatus, type Booking } from '../bookings/booking.entity';
import type { Stay } from '../bookings/stay.entity';
import type { Review } from '../reviews/review.entity';
import type { Random } from './random';
import type { SeededHotel } from './hotels';
import { REPLIES, WORDS } from './reviewTexts';
import type { BookingRows } from './bookingRows';

const NUMBERS = ['', 'One night', 'Two nights', 'Three nights', 'Four nights', 'Five nights'];
/** A review is written within so many days after the stay, an answer within as many again. */
const DAYS_AFTER = 9;

interface Visit {
  booking: Booking;
  stay: Stay;
  house: SeededHotel;
  today: string;
}

interface Wanted {
  /** How many of the visits that could be told of are. */
  count: (visits: number) => number;
  isTold: (booking: Booking) => boolean;
  todayAt: (timeZone: string) => string;
}

/** What guests say of stays that are over; the hotels' ratings follow. */
export function writeReviews(
  dice: Random,
  houses: readonly SeededHotel[],
  rows: BookingRows,
  { count, isTold, todayAt }: Wanted,
): Review[] {
  const byHotel = new Map(houses.map((house) => [house.hotel.id, house]));
  const stays = new Map(rows.stays.map((stay) => [stay.bookingId, stay]));
  const visits = rows.bookings
    .filter((booking) => booking.status === BookingStatus.CONFIRMED && isTold(booking))
    .map((booking): Visit => {
      const house = byHotel.get(booking.hotelId!)!;
      return { booking, stay: stays.get(booking.id)!, house, today: todayAt(house.timeZone) };
    })
    .filter(({ stay, today }) => countNights(stay.checkOut, today) >= 2);
  const levels = new Map(houses.map(({ hotel }) => [hotel.id, 3.2 + 1.7 * dice.next()]));
  const told = dice.shuffle(visits).slice(0, count(visits.length));
  const reviews = told.map((visit) => tell(dice, visit, levels.get(visit.house.hotel.id)!));
  keepRatings(houses, reviews);
  return reviews;
}

/** One visit as its guest tells of it: around the level of the house, sometimes far below. */
function tell(dice: Random, { booking, stay, house, today }: Visit, level: number): Review {
  const rating = Math.min(
    RATING.highest,
    Math.max(RATING.lowest, Math.round(level + 1.8 * (dice.next() + dice.next()) - 1.9)),
  );
  const daysAfter = dice.whole(1, Math.min(DAYS_AFTER, countNights(stay.checkOut, today) - 1));
  const createdAt = momentOn(dice, addNights(stay.checkOut, daysAfter));
  const repliedDay = addNights(stay.checkOut, daysAfter + dice.whole(1, DAYS_AFTER));
  const replied = repliedDay < addNights(today, -1) && dice.next() < (rating < 4 ? 0.7 : 0.2);
  return {
    id: dice.id(Math.floor(createdAt.getTime() / 1000)),
    bookingId: booking.id,
    hotelId: house.hotel.id,
    userId: booking.userId,
    rating,
    text: wordsOf(dice, rating, stay, house),
    createdAt,
    reply: replied ? dice.pick(REPLIES[rating - 1]!) : null,
    repliedAt: replied ? momentOn(dice, repliedDay) : null,
  };
}

function wordsOf(dice: Random, rating: number, stay: Stay, { city }: SeededHotel): string {
  const { openings, details, closings } = WORDS[rating - 1]!;
  const said = [dice.pick(openings), ...dice.shuffle(details).slice(0, dice.whole(1, 2))];
  if (dice.next() < 0.6) said.push(dice.pick(closings));
  return said
    .join(' ')
    .replaceAll('ROOM', stay.title.toLowerCase())
    .replaceAll('CITY', city)
    .replaceAll('NIGHTS', NUMBERS[stay.nights] ?? 'A week');
}

const momentOn = (dice: Random, night: string): Date =>
  new Date(Date.parse(`${night}T00:00:00Z`) + dice.whole(0, 43_199) * 1000);

function keepRatings(houses: readonly SeededHotel[], reviews: readonly Review[]): void {
  const ratings = new Map(houses.map(({ hotel }): [string, number[]] => [hotel.id, []]));
  for (const { hotelId, rating } of reviews) ratings.get(hotelId)!.push(rating);
  for (const { hotel } of houses) {
    const own = ratings.get(hotel.id)!;
    hotel.numberOfRatings = own.length;
    hotel.ratingsAverage = averageRating(
      own.reduce((sum, rating) => sum + rating, 0),
      own.length,
    );
  }
}
