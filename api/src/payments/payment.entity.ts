import { Entity, Index } from 'typeorm';
import { BelongsTo, Cents, Id, Moment, Ref, Text } from '../database/columns';
import { Booking } from '../bookings/booking.entity';
import { BookingChange } from '../bookings/bookingChange.entity';

/**
 * One payment at the card provider, opened or paid: that of a booking, or of what a change of it costs more.
 * Written only with the booking's row locked.
 */
@Entity('payments')
@Index('payments_session', ['sessionId'], { unique: true })
@Index('payments_booking', ['bookingId', 'id'])
@Index('payments_due', ['dueAt'])
@Index('payments_intent', ['intentId'])
@Index('payments_change', ['changeId'], { unique: true })
export class Payment {
  @Id()
  id!: string;

  @Ref()
  bookingId!: string;

  @BelongsTo(() => Booking, 'bookingId', 'payments_of_booking', 'RESTRICT')
  bookingRow?: Booking;

  /** The change whose difference is paid; null where the booking itself is. */
  @Ref({ nullable: true })
  changeId!: string | null;

  @BelongsTo(() => BookingChange, 'changeId', 'payments_of_change', 'RESTRICT')
  changeRow?: BookingChange;

  @Cents()
  amountCents!: number;

  /** What of it was given back or is on its way back. */
  @Cents()
  refundedCents!: number;

  @Moment()
  createdAt!: Date;

  /** The provider's checkout session; null until it was opened. */
  @Text(255, { nullable: true })
  sessionId!: string | null;

  /** The hosted payment page. */
  @Text(2000, { nullable: true })
  url!: string | null;

  /** What a refund refers to; null until it was paid. */
  @Text(255, { nullable: true })
  intentId!: string | null;

  @Moment({ nullable: true })
  paidAt!: Date | null;

  /** When the provider is asked about it next; null once it is known how it ended. */
  @Moment({ nullable: true })
  dueAt!: Date | null;
}
