import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { now } from '../core/clock';
import { Booking } from '../bookings/booking.entity';
import { BelongsTo, Count, Flag, Id, Json, LongText, Moment, newId, Ref, Text } from '../database/columns';
import { rowBuilder } from '../database/rowBuilder';
import { Hotel } from '../hotels/hotel.entity';
import { User } from '../users/user.entity';

@ObjectType({ description: 'A review of a hotel by a guest who booked there.', simpleResolvers: true })
@Entity('reviews')
@Index('reviews_booking', ['bookingId'], { unique: true })
@Index('reviews_createdAt', ['createdAt', 'id'])
@Index('reviews_rating', ['rating', 'createdAt', 'id'])
@Index('reviews_hotel_createdAt', ['hotelId', 'createdAt', 'id'])
@Index('reviews_hotel_rating', ['hotelId', 'rating', 'createdAt', 'id'])
@Index('reviews_shown_createdAt', ['hidden', 'createdAt', 'id'])
@Index('reviews_shown_rating', ['hidden', 'rating', 'createdAt', 'id'])
@Index('reviews_hotel_shown_createdAt', ['hotelId', 'hidden', 'createdAt', 'id'])
@Index('reviews_hotel_shown_rating', ['hotelId', 'hidden', 'rating', 'createdAt', 'id'])
@Index('reviews_helpful', ['helpfulCount', 'createdAt', 'id'])
@Index('reviews_hotel_helpful', ['hotelId', 'helpfulCount', 'createdAt', 'id'])
@Index('reviews_shown_helpful', ['hidden', 'helpfulCount', 'createdAt', 'id'])
@Index('reviews_hotel_shown_helpful', ['hotelId', 'hidden', 'helpfulCount', 'createdAt', 'id'])
@Index('reviews_reported', ['reported', 'createdAt', 'id'])
@Index('reviews_photos', ['hasPhotos', 'createdAt', 'id'])
@Index('reviews_shown_photos', ['hidden', 'hasPhotos', 'createdAt', 'id'])
@Index('reviews_hotel_shown_photos', ['hotelId', 'hidden', 'hasPhotos', 'createdAt', 'id'])
@Index('reviews_user', ['userId', 'createdAt', 'id'])
export class Review {
  @Field(() => ID, { description: '24 hexadecimal characters; its reference.' })
  @Id()
  id!: string;

  /** Unique: a booking has at most one review. */
  @Ref()
  bookingId!: string;

  @BelongsTo(() => Booking, 'bookingId', 'reviews_of_booking', 'CASCADE')
  bookingRow?: Booking;

  @Ref()
  hotelId!: string;

  @BelongsTo(() => Hotel, 'hotelId', 'reviews_of_hotel', 'CASCADE')
  hotelRow?: Hotel;

  @Ref()
  userId!: string;

  @BelongsTo(() => User, 'userId', 'reviews_of_user', 'RESTRICT')
  userRow?: User;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  @Count()
  rating!: number;

  /** Scores by subject, 1 to 5; null without one. */
  @Count({ nullable: true })
  cleanliness!: number | null;

  @Count({ nullable: true })
  location!: number | null;

  @Count({ nullable: true })
  staff!: number | null;

  @Count({ nullable: true })
  comfort!: number | null;

  @Count({ nullable: true })
  value!: number | null;

  @Field(() => String, { description: 'The text of the review.' })
  @LongText()
  text!: string;

  /** The addresses of its photos at the image host, in the order of the guest; null in rows older than photos. */
  @Json({ nullable: true })
  photos!: string[] | null;

  /** Whether it has photos, for the filter of lists. */
  @Flag({ default: false })
  hasPhotos!: boolean;

  @Field(() => Date, { description: 'When the review was written.' })
  @Moment()
  createdAt!: Date;

  /** When its stars, text, photos, reply or visibility last changed; null if it never changed. */
  @Moment({ nullable: true })
  changedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'The public reply of the hotel; null if there is none.',
  })
  @LongText({ nullable: true })
  reply!: string | null;

  @Field(() => Date, { nullable: true, description: 'When the hotel replied.' })
  @Moment({ nullable: true })
  repliedAt!: Date | null;

  @Field(() => Boolean, {
    description:
      'Whether it is hidden by administrators: then only they and its author see it, and its stars do not count.',
  })
  @Flag({ default: false })
  hidden!: boolean;

  @Field(() => Boolean, {
    description: 'Whether its booking was cancelled later: then its stars do not count.',
  })
  @Flag({ default: false })
  bookingCancelled!: boolean;

  @Field(() => Int, { description: 'Number of people who found it helpful.' })
  @Count({ default: 0 })
  helpfulCount!: number;

  /** Whether it has reports that staff have not closed. */
  @Flag({ default: false })
  reported!: boolean;

  @Text(500, { nullable: true })
  hiddenReason!: string | null;
}

/** The reviews that count for a hotel's rating. */
export const COUNTED = { hidden: false, bookingCancelled: false } as const;

/** Builds a new review. */
export const newReview = rowBuilder(Review, {
  id: newId,
  createdAt: now,
  changedAt: null,
  cleanliness: null,
  location: null,
  staff: null,
  comfort: null,
  value: null,
  photos: () => [],
  hasPhotos: false,
  reply: null,
  repliedAt: null,
  hidden: false,
  bookingCancelled: false,
  helpfulCount: 0,
  reported: false,
  hiddenReason: null,
});
