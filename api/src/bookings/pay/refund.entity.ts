import { Entity, Index, IsNull } from 'typeorm';
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
@Index('refunds_desk', ['atDesk', 'paidOutAt', 'createdAt'])
@Index('refunds_createdAt', ['createdAt', 'id'])
@Index('refunds_hotel', ['hotelId', 'createdAt', 'id'])
@Index('refunds_hotel_amount', ['hotelId', 'amountCents', 'id', 'createdAt'])
@Index('refunds_amount', ['amountCents', 'id', 'createdAt'])
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

  /** The hotel of the payment. No foreign key: the list of refunds outlives a deleted hotel. */
  @Ref({ nullable: true })
  hotelId!: string | null;

  @Cents()
  amountCents!: number;

  @Text(20)
  reason!: RefundReason;

  /** The key of the request that made it; null for refunds that follow from another step. */
  @Text(100, { nullable: true })
  requestKey!: string | null;

  /** The provider's latest id. A refund that failed is requested again with another key. */
  @Text(255, { nullable: true })
  providerId!: string | null;

  @Moment()
  createdAt!: Date;

  /** Whether it was paid at the front desk and is paid out there. The provider is never asked for it. */
  @Flag({ default: false })
  atDesk!: boolean;

  /** Whether it was taken off what a company still owes on account: nobody is paid. */
  @Flag({ default: false })
  toAccount!: boolean;

  /** When it was paid out at the front desk; null before, and for refunds by the provider. */
  @Moment({ nullable: true })
  paidOutAt!: Date | null;

  /** The member of staff who paid it out. */
  @Ref({ nullable: true })
  paidOutById!: string | null;

  /** When it is requested next; null once the provider accepted it, and while it is withheld. */
  @Moment({ nullable: true })
  dueAt!: Date | null;

  /**
   * Whether it waits for the end of a dispute: the bank has already taken the money back. It is asked for when the
   * dispute is won, and is no longer owed when it is lost.
   */
  @Flag({ default: false })
  withheld!: boolean;

  /** Number of requests. */
  @Count()
  attempts!: number;
}

/** Builds a new refund. */
export const newRefund = rowBuilder(Refund, {
  id: newId,
  requestKey: null,
  providerId: null,
  createdAt: now,
  atDesk: false,
  toAccount: false,
  paidOutAt: null,
  paidOutById: null,
  withheld: false,
  attempts: 0,
});

/**
 * True until the money has left us: the card provider has not accepted it, or the front desk has not paid it
 * out, or it waits for the end of a dispute.
 */
export const isDue = ({ atDesk, paidOutAt, dueAt, withheld }: Refund): boolean =>
  atDesk ? paidOutAt === null : dueAt !== null || withheld;

/** The refunds that are paid out at a front desk and have not been. */
export const OWED_AT_DESK = { atDesk: true, paidOutAt: IsNull() };
