import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { now } from '../../core/clock';
import { Cents, Id, LargeCents, Moment, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';

/** How a payment or a refund at the provider differs. */
export enum DifferenceReason {
  UNKNOWN_SESSION = 'UNKNOWN_SESSION',
  OTHER_SESSION = 'OTHER_SESSION',
  OTHER_BOOKING = 'OTHER_BOOKING',
  AMOUNT = 'AMOUNT',
  CURRENCY = 'CURRENCY',
  REFUND_CANCELLED = 'REFUND_CANCELLED',
  REFUND_NOT_POSSIBLE = 'REFUND_NOT_POSSIBLE',
  REFUND_FOUND = 'REFUND_FOUND',
  CHARGE_UNKNOWN = 'CHARGE_UNKNOWN',
  CHARGE_AMOUNT = 'CHARGE_AMOUNT',
  REFUND_UNKNOWN = 'REFUND_UNKNOWN',
  REFUND_AMOUNT = 'REFUND_AMOUNT',
  DISPUTE_UNKNOWN = 'DISPUTE_UNKNOWN',
  DISPUTE_AMOUNT = 'DISPUTE_AMOUNT',
  PAYMENT_NOT_LISTED = 'PAYMENT_NOT_LISTED',
  PAYOUT_AMOUNT = 'PAYOUT_AMOUNT',
  OTHER_TRANSACTION = 'OTHER_TRANSACTION',
}
registerEnumType(DifferenceReason, {
  name: 'DifferenceReason',
  description: 'Why a payment or a refund at the card provider does not match.',
  valuesConfig: {
    UNKNOWN_SESSION: { description: 'No payment of ours has this session, as after restoring a backup.' },
    OTHER_SESSION: { description: 'The payment that it names was opened with a different session.' },
    OTHER_BOOKING: { description: 'It names a different booking than its payment is for.' },
    AMOUNT: { description: 'A different amount was paid than was asked for.' },
    CURRENCY: { description: 'It was paid in a different currency.' },
    REFUND_CANCELLED: {
      description:
        'A refund that was made by hand at the provider was cancelled, or failed, there. It is not asked for again.',
    },
    REFUND_NOT_POSSIBLE: {
      description: 'A refund was due, and the provider has no more left of the payment.',
    },
    REFUND_FOUND: {
      description:
        'We had refunded it before the data was restored from an older backup: what changed then is lost, or the payment itself. A known booking is still confirmed.',
    },
    CHARGE_UNKNOWN: {
      description:
        'The provider charged a card, and no payment of ours has this charge. Find out at the provider what it was for, and refund it there if it is due.',
    },
    CHARGE_AMOUNT: {
      description:
        'The provider charged another amount than our payment has. Compare both, and refund the difference there or settle it with the guest.',
    },
    REFUND_UNKNOWN: {
      description:
        'The provider refunded money, and no refund of ours has this id. Find out at the provider who made it and for which booking.',
    },
    REFUND_AMOUNT: {
      description: 'The provider refunded another amount than our refund has. Compare both.',
    },
    DISPUTE_UNKNOWN: {
      description:
        'A bank took a payment back, and no dispute of ours has this id. Answer it at the provider.',
    },
    DISPUTE_AMOUNT: {
      description: 'A bank took another amount than our dispute has. Compare both.',
    },
    PAYMENT_NOT_LISTED: {
      description:
        'We recorded a payment, and the provider lists no charge of it. Look for it at the provider; if it is not there, the booking is not paid.',
    },
    PAYOUT_AMOUNT: {
      description:
        'A payout is not the sum of its transactions. Compare the bank statement with the payout at the provider.',
    },
    OTHER_TRANSACTION: {
      description:
        'The provider moved money for another reason, such as a reserve. Read the reason there, and book it by hand.',
    },
  },
});

@ObjectType({
  description:
    'Money at the card provider that does not match our payments and refunds: it was paid, and confirmed nothing, or it was not refunded as it should have been. Review it, and refund it at the provider if it is due.',
  simpleResolvers: true,
})
@Entity('payment_differences')
@Index('payment_differences_session', ['sessionId'], { unique: true })
@Index('payment_differences_foundAt', ['foundAt', 'id'])
@Index('payment_differences_hotel', ['hotelId', 'foundAt', 'id'])
@Index('payment_differences_intent', ['intentId'])
export class PaymentDifference {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Field(() => String, {
    description:
      "The provider's checkout session; where the reason is about a charge, refund, dispute or payout, its id.",
  })
  @Text(255)
  sessionId!: string;

  @Field(() => DifferenceReason, { description: 'Why it does not match.' })
  @Text(20)
  reason!: DifferenceReason;

  /** The payment that the session was opened for or names. There is no foreign key, since it need not exist. */
  @Ref({ nullable: true })
  paymentId!: string | null;

  /** The booking. There is no foreign key, since it need not exist. */
  @Ref({ nullable: true })
  bookingId!: string | null;

  /** The hotel of the booking; null if none is known. Then it is for administrators. No foreign key, as for the booking. */
  @Ref({ nullable: true })
  hotelId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The payment id at the provider, for finding and refunding it there.',
  })
  @Text(255, { nullable: true })
  intentId!: string | null;

  @Field(() => Float, {
    description:
      'What was paid, or what differs of a refund, in cents of its currency: a whole number up to 2^53.',
  })
  @LargeCents()
  paidCents!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Its currency, such as usd; null if unknown.',
  })
  @Text(10, { nullable: true })
  currency!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The amount asked for, in cents; null if no payment of ours is known.',
  })
  @Cents({ nullable: true })
  expectedCents!: number | null;

  @Field(() => Date, { description: 'When it was found.' })
  @Moment()
  foundAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was reviewed; null until then.' })
  @Moment({ nullable: true })
  resolvedAt!: Date | null;

  /** The administrator who resolved it. */
  @Ref({ nullable: true })
  resolvedById!: string | null;

  @Field(() => String, { nullable: true, description: 'What was found or done; null until reviewed.' })
  @Text(1000, { nullable: true })
  resolution!: string | null;
}

/** Builds a new payment difference. */
export const newPaymentDifference = rowBuilder(PaymentDifference, {
  id: newId,
  foundAt: now,
  hotelId: null,
  resolvedAt: null,
  resolvedById: null,
  resolution: null,
});
