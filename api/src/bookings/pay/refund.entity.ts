import { Entity, Index } from 'typeorm';
import { now } from '../../core/clock';
import { BelongsTo, Cents, Count, Flag, Id, Moment, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import type { RefundReason } from '../../mails/refund.mails';
import { Booking } from '../booking.entity';
import { Payment } from './payment.entity';

/** A refund of one payment. It is stored with the step that makes it due, and retried until it succeeds. */
@Entity('refunds')
@Index('refunds_due', ['dueAt'])
@Index('refunds_booking', ['bookingId', 'dueAt'])
@Index('refunds_payment', ['paymentId'])
@Index('refunds_provider', ['providerId'])
export class Refund {
  @Id()
  id!: string;

  @Ref()
  paymentId!: string;

  @BelongsTo(() => Payment, 'paymentId', 'refunds_of_payment', 'RESTRICT')
  paymentRow?: Payment;

  @Ref()
  bookingId!: string;

  @BelongsTo(() => Booking, 'bookingId', 'refunds_of_booking', 'RESTRICT')
  bookingRow?: Booking;

  @Cents()
  amountCents!: number;

  @Text(20)
  reason!: RefundReason;

  /** The provider's latest id. A refund that failed is requested again with another key. */
  @Text(255, { nullable: true })
  providerId!: string | null;

  @Moment()
  createdAt!: Date;

  /** Whether it was paid at the front desk and is paid out there. The provider is never asked for it. */
  @Flag({ default: false })
  atDesk!: boolean;

  /** When it was paid out at the front desk; null before, and for refunds by the provider. */
  @Moment({ nullable: true })
  paidOutAt!: Date | null;

  /** The member of staff who paid it out. */
  @Ref({ nullable: true })
  paidOutById!: string | null;

  /** When it is requested next; null once the provider accepted it. */
  @Moment({ nullable: true })
  dueAt!: Date | null;

  /** Number of requests. */
  @Count()
  attempts!: number;
}

/** Builds a new refund. */
export const newRefund = rowBuilder(Refund, {
  id: newId,
  providerId: null,
  createdAt: now,
  atDesk: false,
  paidOutAt: null,
  paidOutById: null,
  attempts: 0,
});
