import { Entity, Index } from 'typeorm';
import { now } from '../../core/clock';
import { BelongsTo, Cents, Count, Flag, Id, Moment, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import type { RefundReason } from '../../mails/refund.mails';
import { Booking } from '../booking.entity';
import { Payment } from './payment.entity';

/** Money of one payment that goes back: written down with what makes it due, asked for until it is done. */
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

  /** What the provider called it last; a refund that failed is asked for anew under another key. */
  @Text(255, { nullable: true })
  providerId!: string | null;

  @Moment()
  createdAt!: Date;

  /** Whether it was paid at the front desk and is paid out there: the provider is never asked for it. */
  @Flag({ default: false })
  atDesk!: boolean;

  /** When it was paid out at the front desk; null until then, and where the provider gives it back. */
  @Moment({ nullable: true })
  paidOutAt!: Date | null;

  /** Who paid it out. */
  @Ref({ nullable: true })
  paidOutById!: string | null;

  /** When it is asked for next; null once the provider took it. */
  @Moment({ nullable: true })
  dueAt!: Date | null;

  /** How often it was asked for. */
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
