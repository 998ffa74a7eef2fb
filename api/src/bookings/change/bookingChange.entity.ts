import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import type { PricedCharge } from '../../../../schema/prices';
import { now } from '../../core/clock';
import {
  BelongsTo,
  Cents,
  Id,
  Json,
  LargeJson,
  Moment,
  newId,
  Night,
  Ref,
  Text,
} from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { NightScalar } from '../../core/night.scalar';
import { Booking } from '../booking.entity';
import type { SoldCharge } from '../bookingCharge.entity';
import type { Stay } from '../stay.entity';

/** The status of a change. */
export enum ChangeStatus {
  HELD = 'HELD',
  DONE = 'DONE',
  ENDED = 'ENDED',
}
registerEnumType(ChangeStatus, {
  name: 'ChangeStatus',
  description: 'The status of a change of a booking.',
  valuesConfig: {
    HELD: {
      description:
        'The new nights are held in addition to the old ones, waiting for payment of the difference.',
    },
    DONE: { description: 'The booking is changed.' },
    ENDED: { description: 'Not paid in time, or discarded; the booking is unchanged.' },
  },
});

@ObjectType({
  description: 'Other dates or rooms for a confirmed booking, before its difference is paid.',
  simpleResolvers: true,
})
@Entity('booking_changes')
@Index('booking_changes_key', ['bookingId', 'idempotencyKey'], { unique: true })
@Index('booking_changes_hold', ['status', 'holdExpiresAt'])
@Index('booking_changes_status', ['bookingId', 'status'])
export class BookingChange {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Ref()
  bookingId!: string;

  @BelongsTo(() => Booking, 'bookingId', 'changes_of_booking', 'CASCADE')
  bookingRow?: Booking;

  @Field(() => ChangeStatus, { description: 'Where it stands.' })
  @Text(10)
  status!: ChangeStatus;

  @Field(() => NightScalar, { description: 'First night.' })
  @Night()
  checkIn!: string;

  @Field(() => NightScalar, { description: 'Day of departure.' })
  @Night()
  checkOut!: string;

  /** The new stays with their prices. */
  @LargeJson()
  stays!: Omit<Stay, 'bookingRow' | 'roomNumberRow' | 'roomTypeRow'>[];

  /** The new taxes and fees. */
  @Json()
  charges!: (PricedCharge & Partial<SoldCharge>)[];

  @Field(() => Int, { description: 'Booking price with the change, in cents.' })
  @Cents()
  totalCents!: number;

  @Field(() => Int, { description: 'The amount to pay for it, in cents; negative amounts are refunded.' })
  @Cents()
  differenceCents!: number;

  @Field(() => Date, { description: 'When it was requested.' })
  @Moment()
  createdAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'When the hold on the new nights ends; null if nothing is to be paid.',
  })
  @Moment({ nullable: true })
  holdExpiresAt!: Date | null;

  /** The deadline to pay, as for a booking. */
  @Moment({ nullable: true })
  ranOutAt!: Date | null;

  /** The client makes one key for each selection. The same key returns the same change. */
  @Text(100)
  idempotencyKey!: string;

  /** Hash of the first request with the key. */
  @Text(64)
  requestHash!: string;
}

/** Builds a new booking change. */
export const newBookingChange = rowBuilder(BookingChange, {
  id: newId,
  status: ChangeStatus.HELD,
  createdAt: now,
  ranOutAt: null,
});
