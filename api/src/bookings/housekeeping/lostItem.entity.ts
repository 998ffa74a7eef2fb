import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { UPLOADS } from '../../../../schema/uploads';
import { now } from '../../core/clock';
import { ListSize } from '../../core/cost.decorator';
import { NightScalar } from '../../core/night.scalar';
import { BelongsTo, Id, Json, Moment, newId, Night, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { Hotel } from '../../hotels/hotel.entity';
import { RoomNumber } from '../../rooms/roomNumber.entity';
import { Booking } from '../booking.entity';

/** What became of something that was left behind. */
export enum LostItemState {
  KEPT = 'KEPT',
  RETURNED = 'RETURNED',
  SENT = 'SENT',
  DISPOSED = 'DISPOSED',
}
registerEnumType(LostItemState, {
  name: 'LostItemState',
  description: 'What became of something that was left behind.',
  valuesConfig: {
    KEPT: { description: 'The hotel keeps it.' },
    RETURNED: { description: 'Returned to the guest.' },
    SENT: { description: 'Sent to the guest.' },
    DISPOSED: { description: 'Disposed of.' },
  },
});

@ObjectType({ description: 'Something that was left behind at a hotel.', simpleResolvers: true })
@Entity('lost_items')
@Index('lost_items_list', ['hotelId', 'foundOn', 'id'])
@Index('lost_items_state', ['hotelId', 'state', 'foundOn', 'id'])
@Index('lost_items_room', ['roomNumberId'])
@Index('lost_items_booking', ['bookingId'])
@Index('lost_items_settled', ['settledById'])
@Index('lost_items_sent', ['foundById', 'reportKey'], { unique: true })
export class LostItem {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Ref()
  hotelId!: string;

  @BelongsTo(() => Hotel, 'hotelId', 'lost_items_of_hotel', 'CASCADE')
  hotelRow?: Hotel;

  @Ref({ nullable: true })
  roomNumberId!: string | null;

  @BelongsTo(() => RoomNumber, 'roomNumberId', 'lost_items_of_room_number', 'SET NULL')
  roomNumberRow?: RoomNumber;

  /** The booking of the last guest of the room; null if it is not known. */
  @Ref({ nullable: true })
  bookingId!: string | null;

  @BelongsTo(() => Booking, 'bookingId', 'lost_items_of_booking', 'SET NULL')
  bookingRow?: Booking;

  @Field(() => String, { description: 'What it is.' })
  @Text(120)
  what!: string;

  @Field(() => String, { description: 'Where it was found: the room as it was called then, or a place.' })
  @Text(60)
  place!: string;

  @Field(() => NightScalar, { description: 'The day on which it was found.' })
  @Night()
  foundOn!: string;

  @ListSize(UPLOADS.HOUSEKEEPING_PHOTO.most)
  @Field(() => [String], { description: 'Addresses of its photos.' })
  @Json()
  photos!: string[];

  @Field(() => LostItemState, { description: 'What became of it.' })
  @Text(8)
  state!: LostItemState;

  @Field(() => String, { nullable: true, description: 'A note for colleagues; null if there is none.' })
  @Text(500, { nullable: true })
  note!: string | null;

  /** The reference that the device chose, so that recording it again does nothing. */
  @Text(40)
  reportKey!: string;

  @Ref()
  foundById!: string;

  @Field(() => Date, { description: 'When it was recorded.' })
  @Moment()
  recordedAt!: Date;

  @Ref({ nullable: true })
  settledById!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When its status was last changed; null if it never was.',
  })
  @Moment({ nullable: true })
  settledAt!: Date | null;
}

/** Builds a new lost item. */
export const newLostItem = rowBuilder(LostItem, {
  id: newId,
  photos: () => [],
  state: LostItemState.KEPT,
  note: null,
  recordedAt: now,
  settledById: null,
  settledAt: null,
});
