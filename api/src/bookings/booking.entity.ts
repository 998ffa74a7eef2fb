import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { REFERENCE_LENGTH } from '../../../schema/bookingReferences';
import { LIMITS } from '../../../schema/limits';
import { now } from '../core/clock';
import { BelongsTo, Cents, Count, Id, Moment, newId, Night, Ref, Text } from '../database/columns';
import { rowBuilder } from '../database/rowBuilder';
import { Hotel } from '../hotels/hotel.entity';
import { User } from '../users/user.entity';
import { CancelledBy } from './cancelledBy';
import { GuestColumns, NO_GUESTS } from './guests/guestColumns.entity';
import { newReference } from './newReference';

/** The status of a booking. */
export enum BookingStatus {
  HELD = 'HELD',
  CONFIRMED = 'CONFIRMED',
  CANCELLED = 'CANCELLED',
  EXPIRED = 'EXPIRED',
}
registerEnumType(BookingStatus, {
  name: 'BookingStatus',
  description: 'The status of a booking.',
  valuesConfig: {
    HELD: { description: 'The nights are held until holdExpiresAt, waiting for payment.' },
    CONFIRMED: { description: 'The nights are booked: it is paid, or paid later (owedCents, heldUntil).' },
    CANCELLED: { description: 'Cancelled after it was confirmed; the nights are free again.' },
    EXPIRED: { description: 'Not paid in time, or released; the nights are free again.' },
  },
});

/** The status of a booking's payment. */
export enum PaymentStatus {
  OPEN = 'OPEN',
  PAID = 'PAID',
  REFUNDING = 'REFUNDING',
  REFUNDED = 'REFUNDED',
  FAILED = 'FAILED',
}
registerEnumType(PaymentStatus, {
  name: 'PaymentStatus',
  description: 'The payment status of a booking.',
  valuesConfig: {
    OPEN: {
      description:
        'Not paid in full: a hold waits for its payment, a confirmed booking is paid at the hotel, a cancelled one was never paid.',
    },
    PAID: { description: 'Paid in full.' },
    REFUNDING: {
      description:
        'A refund is due: from the card provider, or paid out at the front desk, where it was paid.',
    },
    REFUNDED: { description: 'Refunded, by refundedCents, or taken back by the bank, by disputedCents.' },
    FAILED: { description: 'The payment page could not be opened, or was abandoned.' },
  },
});

/** The dates of a booking without stays. */
export const UNKNOWN_NIGHT = '1970-01-01';

@ObjectType({
  description: 'Stays that one person booked together and paid for at once.',
  simpleResolvers: true,
})
@Entity('bookings')
@Index('bookings_reference', ['reference'], { unique: true })
@Index('bookings_user', ['userId', 'createdAt', 'id'])
@Index('bookings_user_checkIn', ['userId', 'checkIn', 'id'])
@Index('bookings_user_status', ['userId', 'status', 'createdAt', 'id'])
@Index('bookings_user_key', ['userId', 'idempotencyKey'], { unique: true })
@Index('bookings_hotel', ['hotelId', 'createdAt', 'id'])
@Index('bookings_createdAt', ['createdAt', 'id', 'checkIn', 'checkOut', 'totalCents', 'status', 'payment'])
@Index('bookings_status', ['status', 'createdAt', 'id'])
@Index('bookings_hotel_status', ['hotelId', 'status', 'createdAt', 'id'])
@Index('bookings_hotel_checkIn', ['hotelId', 'checkIn', 'id', 'status'])
@Index('bookings_hotel_checkOut', ['hotelId', 'checkOut', 'id', 'checkIn', 'status'])
@Index('bookings_hotel_guest', ['hotelId', 'guestKey', 'id'])
@Index('bookings_hotel_name', ['hotelId', 'hotelKey', 'id'])
@Index('bookings_hotel_total', ['hotelId', 'totalCents', 'id'])
@Index('bookings_hotel_payment', ['hotelId', 'payment', 'createdAt', 'id'])
@Index('bookings_hold', ['status', 'holdExpiresAt'])
@Index('bookings_heldUntil', ['heldUntil'])
@Index('bookings_payment', ['payment', 'id'])
@Index('bookings_checkIn', ['checkIn', 'id', 'createdAt', 'checkOut', 'totalCents', 'status', 'payment'])
@Index('bookings_checkOut', ['checkOut', 'id', 'createdAt', 'checkIn', 'totalCents', 'status', 'payment'])
@Index('bookings_guest', ['guestKey', 'id'])
@Index('bookings_hotelKey', ['hotelKey', 'id'])
@Index('bookings_cancelledAt', ['cancelledAt', 'id'])
@Index('bookings_balance', ['balanceCents', 'id'])
@Index('bookings_hotel_balance', ['hotelId', 'balanceCents', 'id'])
@Index('bookings_total', ['totalCents', 'id', 'createdAt', 'checkIn', 'checkOut', 'status', 'payment'])
export class Booking extends GuestColumns {
  @Field(() => ID, { description: '24 hexadecimal characters. People read and say the reference.' })
  @Id()
  id!: string;

  /** As people read it (schema/bookingReferences.ts); null for one that an older version made, until a job gives it one. */
  @Text(REFERENCE_LENGTH, { nullable: true })
  reference!: string | null;

  @Ref()
  userId!: string;

  @BelongsTo(() => User, 'userId', 'bookings_of_user', 'RESTRICT')
  userRow?: User;

  @Ref({ nullable: true })
  hotelId!: string | null;

  @BelongsTo(() => Hotel, 'hotelId', 'bookings_of_hotel', 'SET NULL')
  hotelRow?: Hotel;

  @Field(() => String, { description: 'Name of the hotel when it was booked.' })
  @Text(120)
  hotelName!: string;

  /** The hotel's name, normalised for sorting. */
  @Text(120, { default: '' })
  hotelKey!: string;

  /** The guest's current name, normalised for comparing and sorting. */
  @Text(120, { default: '' })
  guestKey!: string;

  /** First night of its first stay; UNKNOWN_NIGHT without stays. */
  @Night({ default: UNKNOWN_NIGHT })
  checkIn!: string;

  /** Day of departure of its last stay; UNKNOWN_NIGHT without stays. */
  @Night({ default: UNKNOWN_NIGHT })
  checkOut!: string;

  @Field(() => BookingStatus, { description: 'The status of the booking.' })
  @Text(10)
  status!: BookingStatus;

  @Field(() => PaymentStatus, { description: 'The payment status of the booking.' })
  @Text(10)
  payment!: PaymentStatus;

  @Field(() => Int, {
    description: 'Price of all stays with taxes and fees, in cents, computed when it was made.',
  })
  @Cents()
  totalCents!: number;

  @Field(() => Int, {
    description: 'Price of its extras, in cents, with all taxes; it comes on top of totalCents.',
  })
  @Cents({ default: 0 })
  extrasCents!: number;

  /** What the hotel waives of what the guest owed, in cents. */
  @Cents({ default: 0 })
  waivedCents!: number;

  @Field(() => Int, { description: 'Total paid, in cents, including what has been refunded since.' })
  @Cents({ default: 0 })
  paidCents!: number;

  @Field(() => Int, { description: 'What has been or is being refunded, in cents.' })
  @Cents()
  refundedCents!: number;

  @Field(() => Int, { description: 'What banks took back of its payments in lost disputes, in cents.' })
  @Cents({ default: 0 })
  disputedCents!: number;

  /** The sum of the lines of its folio, in cents: above zero the guest owes it. Null until a job has written older folios. */
  @Cents({ nullable: true })
  balanceCents!: number | null;

  /** The hotel's terms at the time of booking: cancelling is free until this many days before check-in. */
  @Count({ default: 1 })
  freeCancellationDays!: number;

  /** Percent of the price that is refunded when it is cancelled later. */
  @Count({ default: 0 })
  lateRefundPercent!: number;

  /** Number of steps in its history. */
  @Count({ default: 0 })
  steps!: number;

  @Field(() => Date, { description: 'When the nights were held.' })
  @Moment()
  createdAt!: Date;

  /** When it last changed; null if it never changed. */
  @Moment({ nullable: true })
  changedAt!: Date | null;

  /** The deadline of its hold, also after the hold has ended; null if it was never held. */
  @Moment({ nullable: true })
  holdExpiresAt!: Date | null;

  /** Until when staff hold it though nothing is paid (deadline/); null otherwise. */
  @Moment({ nullable: true })
  heldUntil!: Date | null;

  /** When its hold ran out unpaid, or was released so late that it counts as run out; null otherwise. */
  @Moment({ nullable: true })
  ranOutAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was cancelled; null if it was not.' })
  @Moment({ nullable: true })
  cancelledAt!: Date | null;

  @Field(() => CancelledBy, {
    nullable: true,
    description: 'Who cancelled it; null if it is not cancelled, or was cancelled before this was recorded.',
  })
  @Text(10, { nullable: true })
  cancelledBy!: CancelledBy | null;

  @Field(() => String, { nullable: true, description: 'The reason that staff gave for cancelling it.' })
  @Text(LIMITS.cancellationReason, { nullable: true })
  cancellationReason!: string | null;

  /** The client makes one key for each selection. The same key returns the same booking. */
  @Text(100)
  idempotencyKey!: string;

  /** Hash of the first request with the key. A different request with the same key is refused. */
  @Text(64)
  requestHash!: string;
}

/** Builds a new booking. */
export const newBooking = rowBuilder(Booking, {
  id: newId,
  reference: newReference,
  extrasCents: 0,
  waivedCents: 0,
  paidCents: 0,
  refundedCents: 0,
  disputedCents: 0,
  balanceCents: null,
  ...NO_GUESTS,
  createdAt: now,
  changedAt: null,
  heldUntil: null,
  ranOutAt: null,
  cancelledAt: null,
  cancelledBy: null,
  cancellationReason: null,
});
