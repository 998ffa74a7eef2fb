import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { LIMITS } from '../../../../schema/limits';
import { BelongsTo, Cents, Id, Moment, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';
import { Booking } from '../booking.entity';
import { BookingChange } from '../change/bookingChange.entity';

/** How it was paid. */
export enum PaymentMethod {
  ONLINE = 'ONLINE',
  CASH = 'CASH',
  TERMINAL = 'TERMINAL',
  ON_ACCOUNT = 'ON_ACCOUNT',
}
registerEnumType(PaymentMethod, {
  name: 'PaymentMethod',
  description: 'Where and how a payment was made.',
  valuesConfig: {
    ONLINE: { description: "On the card provider's page." },
    CASH: { description: 'In cash, at the front desk of the hotel.' },
    TERMINAL: { description: 'By card, at the front desk of the hotel.' },
    ON_ACCOUNT: { description: 'On account of a company, which pays the hotel later.' },
  },
});

/**
 * One payment, opened or paid: at the card provider, or at the front desk of a hotel, which the provider does
 * not know.
 * It pays a booking, the difference of a change, or what the guest of a confirmed booking owes. It is written only with the booking's row locked.
 */
@ObjectType({
  description: 'A payment for a booking, for the difference of a change, or for what was owed.',
  simpleResolvers: true,
})
@Entity('payments')
@Index('payments_session', ['sessionId'], { unique: true })
@Index('payments_booking', ['bookingId', 'id'])
@Index('payments_due', ['dueAt'])
@Index('payments_intent', ['intentId'])
@Index('payments_change', ['changeId'], { unique: true })
@Index('payments_link', ['linkId'])
@Index('payments_made', ['madeAt', 'id'])
@Index('payments_notMade', ['madeAt', 'paidAt'])
@Index('payments_hotel', ['hotelId', 'madeAt', 'id'])
@Index('payments_hotel_amount', ['hotelId', 'amountCents', 'id', 'madeAt'])
@Index('payments_hotel_method', ['hotelId', 'method', 'madeAt', 'id'])
@Index('payments_hotel_refunded', ['hotelId', 'refundedCents', 'id'])
@Index('payments_refunded', ['refundedCents', 'id'])
@Index('payments_disputed', ['disputedCents', 'id'])
@Index('payments_method', ['method', 'madeAt', 'id'])
@Index('payments_amount', ['amountCents', 'id', 'madeAt'])
@Index('payments_voided', ['voidedAt', 'id'])
@Index('payments_open', ['openSince', 'id'])
@Index('payments_hotelOpen', ['hotelId', 'openSince', 'id'])
export class Payment {
  @Field(() => ID, { description: '24 hexadecimal characters; the number of its receipt.' })
  @Id()
  id!: string;

  @Ref()
  bookingId!: string;

  @BelongsTo(() => Booking, 'bookingId', 'payments_of_booking', 'RESTRICT')
  bookingRow?: Booking;

  /** The hotel of the booking when it was stored. No foreign key: the list of payments outlives a deleted hotel. */
  @Ref({ nullable: true })
  hotelId!: string | null;

  /** The change whose difference is paid; null for the booking itself. */
  @Ref({ nullable: true })
  changeId!: string | null;

  @BelongsTo(() => BookingChange, 'changeId', 'payments_of_change', 'RESTRICT')
  changeRow?: BookingChange;

  @Field(() => Int, { description: 'What was paid, in cents.' })
  @Cents()
  amountCents!: number;

  @Field(() => Int, { description: 'The part of it that has been or is being refunded, in cents.' })
  @Cents()
  refundedCents!: number;

  @Field(() => Int, { description: 'The part of it that the bank took back in lost disputes, in cents.' })
  @Cents({ default: 0 })
  disputedCents!: number;

  @Moment()
  createdAt!: Date;

  @Field(() => PaymentMethod, { description: 'Where and how it was paid.' })
  @Text(10, { default: PaymentMethod.ONLINE })
  method!: PaymentMethod;

  /** The provider's checkout session; null until it is opened. */
  @Text(255, { nullable: true })
  sessionId!: string | null;

  /** The hosted payment page. */
  @Text(2000, { nullable: true })
  url!: string | null;

  /** The provider's id that refunds refer to; null until it is paid. */
  @Text(255, { nullable: true })
  intentId!: string | null;

  /**
   * The key of the request that took it at the front desk for what was owed, and the payment's own id if that is paid online;
   * null for a payment that books or changes.
   */
  @Text(100, { nullable: true })
  requestKey!: string | null;

  /** The payment link with which it was opened; null if there was none. */
  @Ref({ nullable: true })
  linkId!: string | null;

  /** When the front desk voided it; it then counts as not paid. */
  @Field(() => Date, {
    nullable: true,
    description: 'When the front desk voided it as a mistake; null if it was not.',
  })
  @Moment({ nullable: true })
  voidedAt!: Date | null;

  /** When it was paid; null while it is not, and once it is voided. */
  @Moment({ nullable: true })
  paidAt!: Date | null;

  /** When it was paid, also if it is voided; null while it is not. The list of payments is in this order. */
  @Moment({ nullable: true })
  madeAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Brand of the card, such as `visa`; null if there is none or it is not known yet.',
  })
  @Text(30, { nullable: true })
  cardBrand!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Last four digits of the card; null if there is none or it is not known yet.',
  })
  @Text(4, { nullable: true })
  cardLast4!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The company on whose account it is; null unless it is ON_ACCOUNT.',
  })
  @Text(LIMITS.company, { nullable: true })
  company!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The company's own reference, such as the number of its purchase order; null if there is none.",
  })
  @Text(LIMITS.companyReference, { nullable: true })
  companyReference!: string | null;

  @Field(() => Int, {
    description: 'What the company still has to pay of it, in cents; 0 unless it is ON_ACCOUNT.',
  })
  @Cents({ default: 0 })
  openCents!: number;

  /** When it was put on account, while the company has to pay some of it; null otherwise. */
  @Moment({ nullable: true })
  openSince!: Date | null;

  /** When the provider is asked about it next; null once its outcome and its card are known. */
  @Moment({ nullable: true })
  dueAt!: Date | null;
}

const build = rowBuilder(Payment, {
  id: newId,
  changeId: null,
  requestKey: null,
  linkId: null,
  voidedAt: null,
  refundedCents: 0,
  disputedCents: 0,
  sessionId: null,
  url: null,
  intentId: null,
  paidAt: null,
  madeAt: null,
  cardBrand: null,
  cardLast4: null,
  company: null,
  companyReference: null,
  openCents: 0,
  openSince: null,
});

/** Builds a new payment. */
export const newPayment = (columns: Parameters<typeof build>[0]): Payment =>
  build({ ...columns, madeAt: columns.paidAt ?? null });
