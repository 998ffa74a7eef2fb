import { Field, ID, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { BelongsTo, Id, Moment, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { Hotel } from '../../hotels/hotel.entity';
import { User } from '../../users/user.entity';

@ObjectType({
  description: 'A guest of a hotel: an account, or a walk-in, with a booking there that was confirmed.',
  simpleResolvers: true,
})
@Entity('hotel_guests')
@Index('hotel_guests_guest', ['hotelId', 'userId'], { unique: true })
@Index('hotel_guests_user', ['userId', 'id'])
@Index('hotel_guests_name', ['nameKey', 'id'])
@Index('hotel_guests_booked', ['bookedAt', 'id'])
@Index('hotel_guests_hotel_name', ['hotelId', 'nameKey', 'id'])
@Index('hotel_guests_hotel_booked', ['hotelId', 'bookedAt', 'id'])
export class HotelGuest {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Ref()
  hotelId!: string;

  @BelongsTo(() => Hotel, 'hotelId', 'guests_of_hotel', 'CASCADE')
  hotelRow?: Hotel;

  @Ref()
  userId!: string;

  @BelongsTo(() => User, 'userId', 'hotels_of_guest', 'CASCADE')
  userRow?: User;

  /** The guest's current name, normalised for sorting. */
  @Text(120)
  nameKey!: string;

  @Field(() => Date, { description: 'When the latest of the confirmed bookings was made.' })
  @Moment()
  bookedAt!: Date;
}

/** Builds a new guest of a hotel. */
export const newHotelGuest = rowBuilder(HotelGuest, { id: newId });
