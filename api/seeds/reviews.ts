import { addNights, countNights } from '../../schema/nights';
import { averageRating, RATING } from '../../schema/ratings';
import { addScores, REVIEW_SUBJECTS, type ReviewScores, type ScoreSums } from '../../schema/reviewScores';
import { BookingStatus, type Booking } from '../src/bookings/booking.entity';
import type { Stay } from '../src/bookings/stay.entity';
import { type Review, newReview } from '../src/reviews/review.entity';
import type { BookingRows } from './bookingRows';
import type { SeededHotel } from './hotels';
import type { Random } from './random';
import { readData } from './readData';
import { ReviewsSeed } from './seed.types';

const { texts, replies } = readData('reviews', ReviewsSeed);
/** The texts of guests and the hotel's replies, by stars, 1 to 5. */
const TEXTS = [texts.sorry, texts.sorry, texts.mixed, texts.pleased, texts.glad];
const REPLIES = [replies.sorry, replies.sorry, replies.mixed, replies.glad, replies.glad];

const NUMBERS = ['', 'One night', 'Two nights', 'Three nights', 'Four nights', 'Five nights'];
/** The most days between the stay and its review, and between the review and its reply. */
const DAYS_AFTER = 9;
/** The level of a hotel whose ratings are nearly all the highest. */
const EXCELLENT = 4.9;

interface Visit {
  booking: Booking;
  stay: Stay;
  hotel: SeededHotel;
  today: string;
}

interface ReviewSelection {
  /** How many of the visits are reviewed. */
  count: (visits: number) => number;
  canReview: (booking: Booking) => boolean;
  /** Visits that are reviewed before others. */
  isFirst: (booking: Booking) => boolean;
  todayAt: (timeZone: string) => string;
}

/** Writes reviews of past stays, and sets the hotels' ratings. */
export function writeReviews(
  random: Random,
  hotels: readonly SeededHotel[],
  { bookings, stays }: Pick<BookingRows, 'bookings' | 'stays'>,
  { count, canReview, isFirst, todayAt }: ReviewSelection,
): Review[] {
  const hotelsById = new Map(hotels.map((hotel) => [hotel.row.id, hotel]));
  const stayOf = new Map(stays.map((stay) => [stay.bookingId, stay]));
  const visits = bookings
    .filter((booking) => booking.status === BookingStatus.CONFIRMED && canReview(booking))
    .map((booking): Visit => {
      const hotel = hotelsById.get(booking.hotelId!)!;
      return { booking, stay: stayOf.get(booking.id)!, hotel, today: todayAt(hotel.timeZone) };
    })
    .filter(({ stay, today }) => countNights(stay.checkOut, today) >= 2);
  const levels = drawLevels(random, hotels);
  const shuffled = random.shuffle(visits);
  const first = shuffled.filter(({ booking }) => isFirst(booking));
  const reviewed = [...new Set([...first, ...shuffled])].slice(0, count(visits.length));
  const reviews = reviewed.map((visit) => writeReview(random, visit, levels.get(visit.hotel.row.id)!));
  setRatings(hotels, reviews);
  return reviews;
}

/** The approximate rating of each hotel; each city has an excellent one. */
function drawLevels(random: Random, hotels: readonly SeededHotel[]): Map<string, number> {
  const levels = new Map<string, number>();
  const excellent = new Map<string, string>();
  for (const { row, city } of hotels) {
    levels.set(row.id, 3.2 + 1.7 * random.next());
    if (!excellent.has(city)) excellent.set(city, row.id);
  }
  for (const id of excellent.values()) levels.set(id, EXCELLENT);
  return levels;
}

/** The review of one visit: near the rating of the hotel, sometimes far below it. */
function writeReview(random: Random, { booking, stay, hotel, today }: Visit, level: number): Review {
  const rating = Math.min(
    RATING.highest,
    Math.max(RATING.lowest, Math.round(level + 1.8 * (random.next() + random.next()) - 1.9)),
  );
  const daysAfter = random.whole(1, Math.min(DAYS_AFTER, countNights(stay.checkOut, today) - 1));
  const createdAt = momentOn(random, addNights(stay.checkOut, daysAfter));
  const repliedDay = addNights(stay.checkOut, daysAfter + random.whole(1, DAYS_AFTER));
  const replied = repliedDay < addNights(today, -1) && random.next() < (rating < 4 ? 0.7 : 0.2);
  const review = newReview({
    id: random.id(Math.floor(createdAt.getTime() / 1000)),
    bookingId: booking.id,
    hotelId: hotel.row.id,
    userId: booking.userId,
    rating,
    text: textOf(random, rating, stay, hotel),
    createdAt,
    reply: replied ? random.pick(REPLIES[rating - 1]!) : null,
    repliedAt: replied ? momentOn(random, repliedDay) : null,
  });
  review.changedAt = review.repliedAt;
  return Object.assign(review, scoresOf(review), photosOf(review, hotel));
}

/** Scores near the stars, for two reviews of three; they follow from the id. */
function scoresOf({ id, rating }: Review): Partial<ReviewScores> {
  const digits = [...id.slice(-6)].map((digit) => Number.parseInt(digit, 16));
  if (digits[5]! >= 10) return {};
  const near = (digit: number) => Math.min(RATING.highest, Math.max(RATING.lowest, rating - 1 + (digit % 3)));
  return Object.fromEntries(REVIEW_SUBJECTS.map((subject, place) => [subject, near(digits[place]!)]));
}

/** Up to three drawings of the hotel's places and rooms, for one glad review of four; they follow from the id. */
function photosOf({ id, rating }: Review, { row }: SeededHotel): Pick<Review, 'photos' | 'hasPhotos'> {
  const digit = Number.parseInt(id.at(-7)!, 16);
  if (rating < 4 || digit % 4 > 0) return { photos: [], hasPhotos: false };
  const drawings = [...new Set(row.photos)].slice(1);
  const photos = drawings.slice(0, 1 + ((digit / 4) % 3));
  return { photos, hasPhotos: photos.length > 0 };
}

function textOf(random: Random, rating: number, stay: Stay, { city }: SeededHotel): string {
  const { openings, details, closings } = TEXTS[rating - 1]!;
  const sentences = [random.pick(openings), ...random.shuffle(details).slice(0, random.whole(1, 2))];
  if (random.next() < 0.6) sentences.push(random.pick(closings));
  return sentences
    .join(' ')
    .replaceAll('ROOM', stay.title.toLowerCase())
    .replaceAll('CITY', city)
    .replaceAll('NIGHTS', NUMBERS[stay.nights] ?? 'A week');
}

const momentOn = (random: Random, night: string): Date =>
  new Date(Date.parse(`${night}T00:00:00Z`) + random.whole(0, 43_199) * 1000);

function setRatings(hotels: readonly SeededHotel[], reviews: readonly Review[]): void {
  const reviewsOf = new Map(hotels.map(({ row }): [string, Review[]] => [row.id, []]));
  for (const review of reviews) reviewsOf.get(review.hotelId)!.push(review);
  for (const { row } of hotels) {
    const own = reviewsOf.get(row.id)!;
    row.numberOfRatings = own.length;
    row.ratingsAverage = averageRating(
      own.reduce((sum, { rating }) => sum + rating, 0),
      own.length,
    );
    const sums = own.reduce<ScoreSums>(addScores, {});
    row.scoreSums = Object.keys(sums).length > 0 ? sums : null;
  }
}
