import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Entity, In, Index } from 'typeorm';
import { BelongsTo, Cents, Id, Moment, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { Booking } from '../booking.entity';
import { Payment } from '../pay/payment.entity';

/** The status of a dispute. */
export enum DisputeStatus {
  WARNING = 'WARNING',
  NEEDS_RESPONSE = 'NEEDS_RESPONSE',
  UNDER_REVIEW = 'UNDER_REVIEW',
  WON = 'WON',
  LOST = 'LOST',
}
registerEnumType(DisputeStatus, {
  name: 'DisputeStatus',
  description: 'The status of a dispute.',
  valuesConfig: {
    WARNING: { description: 'The bank asks about the payment and has taken nothing back.' },
    NEEDS_RESPONSE: { description: 'The bank has taken the money back. Evidence can be submitted.' },
    UNDER_REVIEW: { description: 'Evidence was submitted, and the bank decides.' },
    WON: { description: 'The bank has returned the money.' },
    LOST: { description: 'The cardholder keeps the money.' },
  },
});

/** A dispute of a payment: the bank of the cardholder takes it back, or asks about it. Written with the booking's row locked. */
@ObjectType({
  description: "A dispute: the cardholder's bank takes a payment back, or asks about it.",
  simpleResolvers: true,
})
@Entity('disputes')
@Index('disputes_provider', ['providerId'], { unique: true })
@Index('disputes_payment', ['paymentId'])
@Index('disputes_booking', ['bookingId'])
@Index('disputes_openedAt', ['openedAt', 'id'])
@Index('disputes_hotel', ['hotelId', 'openedAt', 'id'])
@Index('disputes_open', ['closedAt', 'evidenceDueBy'])
export class Dispute {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Field(() => String, { description: "The card provider's id, for finding it there." })
  @Text(255)
  providerId!: string;

  @Ref()
  paymentId!: string;

  @BelongsTo(() => Payment, 'paymentId', 'disputes_of_payment', 'RESTRICT')
  paymentRow?: Payment;

  @Ref()
  bookingId!: string;

  @BelongsTo(() => Booking, 'bookingId', 'disputes_of_booking', 'RESTRICT')
  bookingRow?: Booking;

  /** The hotel of the payment. No foreign key: the list of disputes outlives a deleted hotel. */
  @Ref({ nullable: true })
  hotelId!: string | null;

  @Field(() => Int, { description: 'What is disputed, in cents.' })
  @Cents()
  amountCents!: number;

  /** What the bank has taken of the payment, in cents, at most the payment; 0 for a warning, and when it is won. */
  @Cents()
  takenCents!: number;

  /** Refunds of the payment that its loss settled, in cents: they are no longer owed. */
  @Cents()
  settledCents!: number;

  @Field(() => String, { description: "The bank's reason in the provider's words, such as `fraudulent`." })
  @Text(50)
  reason!: string;

  @Field(() => DisputeStatus, { description: 'The status.' })
  @Text(20)
  status!: DisputeStatus;

  @Field(() => Date, { nullable: true, description: 'The last moment for evidence; null if there is none.' })
  @Moment({ nullable: true })
  evidenceDueBy!: Date | null;

  @Field(() => Date, { description: 'When the bank opened it.' })
  @Moment()
  openedAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it ended; null while it is open.' })
  @Moment({ nullable: true })
  closedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When evidence was submitted; null until then.' })
  @Moment({ nullable: true })
  evidenceSubmittedAt!: Date | null;

  /** When the provider made the newest event that was applied. */
  @Moment()
  asOf!: Date;
}

/** Builds a new dispute. */
export const newDispute = rowBuilder(Dispute, { id: newId, takenCents: 0, settledCents: 0 });

/** The disputes that withhold refunds: the bank has the money and has not decided. */
export const WITHHOLDING = { status: In([DisputeStatus.NEEDS_RESPONSE, DisputeStatus.UNDER_REVIEW]) };

/** Whether a dispute withholds refunds. */
export const isWithholding = ({ status }: Pick<Dispute, 'status'>): boolean =>
  status === DisputeStatus.NEEDS_RESPONSE || status === DisputeStatus.UNDER_REVIEW;
