import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { UPLOADS } from '../../../../schema/uploads';
import { now } from '../../core/clock';
import { ListSize } from '../../core/cost.decorator';
import { BelongsTo, Id, Json, Moment, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { Hotel } from '../../hotels/hotel.entity';
import { RoomNumber } from '../../rooms/roomNumber.entity';

/** Whether a repair is still to be made. */
export enum RepairState {
  OPEN = 'OPEN',
  DONE = 'DONE',
}
registerEnumType(RepairState, {
  name: 'RepairState',
  description: 'Whether a repair is still to be made.',
  valuesConfig: { OPEN: { description: 'To be repaired.' }, DONE: { description: 'Repaired.' } },
});

@ObjectType({ description: 'Something at a hotel that is to be repaired.', simpleResolvers: true })
@Entity('repairs')
@Index('repairs_list', ['hotelId', 'state', 'reportedAt', 'id'])
@Index('repairs_all', ['hotelId', 'reportedAt', 'id'])
@Index('repairs_room', ['roomNumberId', 'state'])
@Index('repairs_done', ['doneById'])
@Index('repairs_sent', ['reportedById', 'reportKey'], { unique: true })
export class Repair {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Ref()
  hotelId!: string;

  @BelongsTo(() => Hotel, 'hotelId', 'repairs_of_hotel', 'CASCADE')
  hotelRow?: Hotel;

  @Ref({ nullable: true })
  roomNumberId!: string | null;

  @BelongsTo(() => RoomNumber, 'roomNumberId', 'repairs_of_room_number', 'SET NULL')
  roomNumberRow?: RoomNumber;

  @Field(() => String, { description: 'Where: the room as it was called then, or a place.' })
  @Text(60)
  place!: string;

  @Field(() => String, { description: 'What is broken.' })
  @Text(1000)
  text!: string;

  @ListSize(UPLOADS.HOUSEKEEPING_PHOTO.most)
  @Field(() => [String], { description: 'Addresses of its photos.' })
  @Json()
  photos!: string[];

  @Field(() => RepairState, { description: 'Whether it is still to be made.' })
  @Text(4)
  state!: RepairState;

  /** The reference that the device chose, so that reporting it again does nothing. */
  @Text(40)
  reportKey!: string;

  @Ref()
  reportedById!: string;

  @Field(() => Date, { description: 'When it was reported.' })
  @Moment()
  reportedAt!: Date;

  @Ref({ nullable: true })
  doneById!: string | null;

  @Field(() => Date, { nullable: true, description: 'When it was marked as done; null while it is open.' })
  @Moment({ nullable: true })
  doneAt!: Date | null;
}

/** Builds a new repair. */
export const newRepair = rowBuilder(Repair, {
  id: newId,
  photos: () => [],
  state: RepairState.OPEN,
  reportedAt: now,
  doneById: null,
  doneAt: null,
});
