import {
  count,
  flag,
  foreignKey,
  id,
  index,
  longText,
  moment,
  ref,
  text,
  unique,
  type Tables,
} from '../words';

/** Reviews that guests write, one for each booking. */
export const reviewsTables: Tables = {
  reviews: {
    columns: [
      id(),
      ref('bookingId'),
      ref('hotelId'),
      ref('userId'),
      count('rating'),
      longText('text'),
      moment('createdAt'),
      longText('reply', { nullable: true }),
      moment('repliedAt', { nullable: true }),
      flag('hidden', { default: 0 }),
      text('hiddenReason', 500, { nullable: true }),
      flag('bookingCancelled', { default: 0 }),
      moment('changedAt', { nullable: true }),
    ],
    indices: [
      unique('reviews_booking', 'bookingId'),
      index('reviews_createdAt', 'createdAt', 'id'),
      index('reviews_rating', 'rating', 'createdAt', 'id'),
      index('reviews_hotel_createdAt', 'hotelId', 'createdAt', 'id'),
      index('reviews_hotel_rating', 'hotelId', 'rating', 'createdAt', 'id'),
      index('reviews_user', 'userId', 'createdAt', 'id'),
      index('reviews_shown_createdAt', 'hidden', 'createdAt', 'id'),
      index('reviews_shown_rating', 'hidden', 'rating', 'createdAt', 'id'),
      index('reviews_hotel_shown_createdAt', 'hotelId', 'hidden', 'createdAt', 'id'),
      index('reviews_hotel_shown_rating', 'hotelId', 'hidden', 'rating', 'createdAt', 'id'),
    ],
    foreignKeys: [
      foreignKey('reviews_of_booking', 'bookingId', 'bookings', 'CASCADE'),
      foreignKey('reviews_of_hotel', 'hotelId', 'hotels', 'CASCADE'),
      foreignKey('reviews_of_user', 'userId', 'users', 'RESTRICT'),
    ],
  },
};
