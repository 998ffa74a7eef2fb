import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import type { PricedNight } from '../../../schema/prices';
import { ListSize } from '../core/cost.decorator';
import { BelongsTo, Cents, Count, Id, Json, Moment, Night, Ref, Text, newId } from '../database/columns';
import { rowBuilder } from '../database/rowBuilder';
import { NightScalar } from '../core/night.scalar';
import { NightPrice } from '../rooms/rates/rate.types';
import { RoomNumber } from '../rooms/roomNumber.entity';
import { RoomType } from '../rooms/roomType.entity';
import { Booking } from './booking.entity';

/** The state of a stay, set by the front desk. */
export enum StayState {
  EXPECTED = 'EXPECTED',
  CHECKED_IN = 'CHECKED_IN',
  CHECKED_OUT = 'CHECKED_OUT',
  NO_SHOW = 'NO_SHOW',
}
registerEnumType(StayState, {
  name: 'StayState',
  description: 'The front desk status of a stay.',
  valuesConfig: {
    EXPECTED: { description: 'The guests have not checked in.' },
    CHECKED_IN: { description: 'The guests have checked in.' },
    CHECKED_OUT: { description: 'The guests have checked out.' },
    NO_SHOW: {
      description:
        'No-show: the guests never arrived. The nights stay booked and paid unless endStay gives them up.',
    },
  },
});

/** A night with the price at which it was sold, in cents. */
export interface SoldNight extends PricedNight {
  /** The place of its tax rules in `BookingCharge.rules`; 0 if absent. */
  sale?: number;
}

@ObjectType({ description: 'One room number booked for a range of nights.', simpleResolvers: true })
@Entity('stays')
@Index('stays_booking', ['bookingId', 'id'])
@Index('stays_room_number', ['roomNumberId', 'checkIn'])
@Index('stays_room_type', ['roomTypeId'])
@Index('stays_calendar', ['calendarId', 'checkOut'])
export class Stay {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Ref()
  bookingId!: string;

  /** The hotel of the booking, also after it was deleted; empty if it was deleted before stays had this column. */
  @Ref({ default: '' })
  hotelId!: string;

  @BelongsTo(() => Booking, 'bookingId', 'stays_of_booking', 'CASCADE')
  bookingRow?: Booking;

  @Ref({ nullable: true })
  roomNumberId!: string | null;

  @BelongsTo(() => RoomNumber, 'roomNumberId', 'stays_of_room_number', 'SET NULL')
  roomNumberRow?: RoomNumber;

  @Ref({ nullable: true })
  roomTypeId!: string | null;

  @BelongsTo(() => RoomType, 'roomTypeId', 'stays_of_room_type', 'SET NULL')
  roomTypeRow?: RoomType;

  @Field(() => Int, { description: 'The number of the room when it was booked.' })
  @Count()
  number!: number;

  @Field(() => String, { description: 'Title of the room type when it was booked.' })
  @Text(120)
  title!: string;

  @Field(() => NightScalar, { description: 'First night.' })
  @Night()
  checkIn!: string;

  @Field(() => NightScalar, { description: 'Day of departure; not a night of the stay.' })
  @Night()
  checkOut!: string;

  @Field(() => Int, { description: 'Number of nights.' })
  @Count()
  nights!: number;

  @Field(() => Int, { description: 'Average price of a night, rounded, in cents.' })
  @Cents()
  pricePerNightCents!: number;

  @ListSize({ mean: 7, perNight: 1 })
  @Field(() => [NightPrice], { description: 'Each night with its price.' })
  @Json()
  nightPrices!: SoldNight[];

  @Field(() => StayState, { description: 'Its front desk status.' })
  @Text(12, { default: StayState.EXPECTED })
  state!: StayState;

  /** When staff set the state; null if nobody has. */
  @Moment({ nullable: true })
  stateAt!: Date | null;

  /**
   * The stay of the same booking in which its guests go on in another room, from its day of departure; null if they leave.
   * That stay may have been given up since: nextStay() finds the one that is there.
   */
  @Ref({ nullable: true })
  nextStayId!: string | null;

  /** The calendar of another site that had these nights before staff booked them for its guest; null for other stays. */
  @Ref({ nullable: true })
  calendarId!: string | null;

  /** What names the event of its guest in that calendar; null for other stays. */
  @Text(64, { nullable: true })
  eventKey!: string | null;
}

/** Builds a new stay. */
export const newStay = rowBuilder(Stay, {
  id: newId,
  state: StayState.EXPECTED,
  stateAt: null,
  nextStayId: null,
  calendarId: null,
  eventKey: null,
});
