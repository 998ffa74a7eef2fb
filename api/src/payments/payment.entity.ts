import { Entity, Index } from 'typeorm';
import { BelongsTo, Cents, Id, Moment, Ref, Text } from '../database/columns';
import { Booking } from '../bookings/booking.entity';

/**
 * One payment at the card provider, opened or paid: that of a booking, or of what a change of it costs more.
 * Its id is that of the booking or of the change. Written only by who holds the booking's row.
 */
@Entity('payments')
@Index('payments_session', ['sessionId'], { unique: true })
@Index('payments_booking', ['bookingId', 'id'])
@Index('payments_due', ['dueAt'])
@Index('payments_intent', ['intentId'])
export class Payment {
  @Id()
  id!: string;

  @Ref()
  bookingId!: string;

  @BelongsTo(() => Booking, 'bookingId', 'payments_of_booking', 'RESTRICT')
  bookingRow?: Booking;

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

/** How long the provider's own word is waited for before it is asked. */
export const PATIENCE_MS = 60_000;

/** A payment that waits for its page; `id` is that of the booking or of the change. */
export const newPayment = (id: string, bookingId: string, amountCents: number, createdAt: Date) => ({
  id,
  bookingId,
  amountCents,
  refundedCents: 0,
  createdAt,
  sessionId: null,
  url: null,
  intentId: null,
  paidAt: null,
  dueAt: new Date(createdAt.getTime() + PATIENCE_MS),
});
