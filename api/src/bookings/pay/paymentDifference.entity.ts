import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { now } from '../../core/clock';
import { Cents, Id, LargeCents, Moment, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';

/** How a payment at the provider differs. */
export enum DifferenceReason {
  UNKNOWN_SESSION = 'UNKNOWN_SESSION',
  OTHER_SESSION = 'OTHER_SESSION',
  OTHER_BOOKING = 'OTHER_BOOKING',
  AMOUNT = 'AMOUNT',
  CURRENCY = 'CURRENCY',
}
registerEnumType(DifferenceReason, {
  name: 'DifferenceReason',
  description: 'In what a payment at the card provider does not fit.',
  valuesConfig: {
    UNKNOWN_SESSION: { description: 'No payment of ours has this session, as after restoring a backup.' },
    OTHER_SESSION: { description: 'The payment that it names was opened with another session.' },
    OTHER_BOOKING: { description: 'It names another booking than its payment is for.' },
    AMOUNT: { description: 'Another sum was paid than was asked for.' },
    CURRENCY: { description: 'It was paid in another currency.' },
  },
});

@ObjectType({
  description:
    'Money that the card provider took and that does not fit: nothing was confirmed by it. To be looked at, and given back at the provider where it is due.',
  simpleResolvers: true,
})
@Entity('payment_differences')
@Index('payment_differences_session', ['sessionId'], { unique: true })
@Index('payment_differences_foundAt', ['foundAt', 'id'])
export class PaymentDifference {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Field(() => String, { description: "The provider's checkout session." })
  @Text(255)
  sessionId!: string;

  @Field(() => DifferenceReason, { description: 'In what it does not fit.' })
  @Text(20)
  reason!: DifferenceReason;

  /** The payment that the session was opened for or names. There is no foreign key, since it need not exist. */
  @Ref({ nullable: true })
  paymentId!: string | null;

  /** The booking. There is no foreign key, since it need not exist. */
  @Ref({ nullable: true })
  bookingId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The provider's payment, by which it is found and given back there.",
  })
  @Text(255, { nullable: true })
  intentId!: string | null;

  @Field(() => Float, { description: 'What was paid, in cents of its currency: a whole number up to 2^53.' })
  @LargeCents()
  paidCents!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Its currency, such as usd; null where none was told.',
  })
  @Text(10, { nullable: true })
  currency!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'What was asked for, in cents; null where no payment of ours is known.',
  })
  @Cents({ nullable: true })
  expectedCents!: number | null;

  @Field(() => Date, { description: 'When it was found.' })
  @Moment()
  foundAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was looked at; null until then.' })
  @Moment({ nullable: true })
  resolvedAt!: Date | null;

  /** The administrator who resolved it. */
  @Ref({ nullable: true })
  resolvedById!: string | null;

  @Field(() => String, { nullable: true, description: 'What was found or done; null until then.' })
  @Text(1000, { nullable: true })
  resolution!: string | null;
}

/** Builds a new payment difference. */
export const newPaymentDifference = rowBuilder(PaymentDifference, {
  id: newId,
  foundAt: now,
  resolvedAt: null,
  resolvedById: null,
  resolution: null,
});
