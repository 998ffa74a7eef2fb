import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { LIMITS } from '../../../schema/limits';
import { now } from '../core/clock';
import { BelongsTo, Count, Flag, Id, Moment, newId, Ref, Text } from '../database/columns';
import { rowBuilder } from '../database/rowBuilder';
import { Hotel } from '../hotels/hotel.entity';

@ObjectType({
  description:
    'A booking of another site (a channel) as its program has pushed it, and what was made of it here.',
  simpleResolvers: true,
})
@Entity('channel_bookings')
@Index('channel_bookings_reference', ['hotelId', 'channel', 'reference'], { unique: true })
export class ChannelBooking {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Field(() => ID, { description: 'The hotel.' })
  @Ref()
  hotelId!: string;

  @BelongsTo(() => Hotel, 'hotelId', 'channel_bookings_of_hotel', 'CASCADE')
  hotelRow?: Hotel;

  @Field(() => String, { description: 'The name of the channel.' })
  @Text(LIMITS.company)
  channel!: string;

  @Field(() => String, { description: 'Its reference there.' })
  @Text(LIMITS.companyReference)
  reference!: string;

  @Field(() => Int, { description: 'The newest revision that was carried out here.' })
  @Count()
  revision!: number;

  @Field(() => Boolean, { description: 'Whether that revision cancels it.' })
  @Flag()
  cancelled!: boolean;

  /** SHA-256 of what that revision says. */
  @Text(64)
  contentHash!: string;

  /** The booking here; null if it was cancelled before it was made. */
  @Ref({ nullable: true })
  bookingId!: string | null;

  @Field(() => Date, { description: 'When that revision was carried out.' })
  @Moment()
  syncedAt!: Date;
}

/** Builds a booking of a channel of which no revision was carried out yet. */
export const newChannelBooking = rowBuilder(ChannelBooking, {
  id: newId,
  revision: 0,
  cancelled: false,
  contentHash: '',
  bookingId: null,
  syncedAt: now,
});
