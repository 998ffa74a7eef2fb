import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { Booking } from '../bookings/booking.entity';
import { BelongsTo, Count, Id, LongText, Moment, Ref } from '../database/columns';
import { Hotel } from '../hotels/hotel.entity';
import { User } from '../users/user.entity';

@ObjectType({ description: 'A review of a hotel by a guest who booked there.', simpleResolvers: true })
@Entity('reviews')
@Index('reviews_booking', ['bookingId'], { unique: true })
@Index('reviews_createdAt', ['createdAt', 'id'])
@Index('reviews_rating', ['rating', 'createdAt', 'id'])
@Index('reviews_hotel_createdAt', ['hotelId', 'createdAt', 'id'])
@Index('reviews_hotel_rating', ['hotelId', 'rating', 'createdAt', 'id'])
@Index('reviews_user', ['userId', 'createdAt', 'id'])
export class Review {
  @Field(() => ID, { description: '24 hexadecimal characters; the reference that users quote.' })
  @Id()
  id!: string;

  /** Unique: a booking is reviewed once. */
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

  @Field(() => String, { description: 'The text of the review.' })
  @LongText()
  text!: string;

  @Field(() => Date, { description: 'When the review was written.' })
  @Moment()
  createdAt!: Date;

  @Field(() => String, { nullable: true, description: 'The public reply of the hotel; null without one.' })
  @LongText({ nullable: true })
  reply!: string | null;

  @Field(() => Date, { nullable: true, description: 'When the hotel replied.' })
  @Moment({ nullable: true })
  repliedAt!: Date | null;
}
