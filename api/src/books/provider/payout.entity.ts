import { Field, Float, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { NightScalar } from '../../core/night.scalar';
import { Flag, Id, LargeCents, Moment, newId, Night, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';

/** The status of a payout. */
export enum PayoutStatus {
  PENDING = 'PENDING',
  IN_TRANSIT = 'IN_TRANSIT',
  PAID = 'PAID',
  FAILED = 'FAILED',
  CANCELED = 'CANCELED',
}
registerEnumType(PayoutStatus, {
  name: 'PayoutStatus',
  description: 'The status of a payout of the card provider.',
  valuesConfig: {
    PENDING: { description: 'The provider has not sent it yet.' },
    IN_TRANSIT: { description: 'It is on its way to the bank.' },
    PAID: { description: 'It has reached the bank.' },
    FAILED: { description: 'The bank did not take it, and its money came back.' },
    CANCELED: { description: 'It was cancelled, and its money came back.' },
  },
});

/** Money that the card provider sends to our bank. */
@ObjectType({
  description: 'Money that the card provider sends to our bank: what its transactions add up to.',
  simpleResolvers: true,
})
@Entity('payouts')
@Index('payouts_provider', ['providerId'], { unique: true })
@Index('payouts_arrivalDay', ['arrivalDay', 'id'])
@Index('payouts_difference', ['differenceId'])
export class Payout {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Field(() => String, { description: "The card provider's id, for finding it there." })
  @Text(255)
  providerId!: string;

  @Field(() => Float, { description: 'What is sent, in cents; below zero if the provider collects.' })
  @LargeCents()
  amountCents!: number;

  @Field(() => PayoutStatus, { description: 'The status.' })
  @Text(20)
  status!: PayoutStatus;

  @Field(() => Boolean, {
    description:
      'Whether the provider made it on its schedule. It does not say which transactions a payout by hand pays out.',
  })
  @Flag()
  automatic!: boolean;

  @Field(() => NightScalar, { description: 'The day on which it is to reach the bank, in UTC.' })
  @Night()
  arrivalDay!: string;

  @Field(() => Date, { description: 'When the provider made it.' })
  @Moment()
  madeAt!: Date;

  @Field(() => Float, { description: 'Charges in it, in cents, before fees.' })
  @LargeCents()
  chargesCents!: number;

  @Field(() => Float, {
    description: 'Refunds in it, in cents: below zero, less those that failed.',
  })
  @LargeCents()
  refundsCents!: number;

  @Field(() => Float, { description: 'Disputes in it, in cents: below zero, less those that were won.' })
  @LargeCents()
  disputesCents!: number;

  @Field(() => Float, { description: 'Fees in it, in cents: what the provider keeps.' })
  @LargeCents()
  feesCents!: number;

  @Field(() => Float, { description: 'Anything else in it, in cents, such as a payout that failed before.' })
  @LargeCents()
  otherCents!: number;

  /** When all its transactions were read; null until then. */
  @Moment({ nullable: true })
  listedAt!: Date | null;

  /** The payment difference about its sum. */
  @Ref({ nullable: true })
  differenceId!: string | null;

  /** What the journal says of it, in cents: the amount once it is paid, 0 before and after it fails. */
  @LargeCents()
  postedCents!: number;
}

/** Builds a new payout, whose transactions are not known yet. */
export const newPayout = rowBuilder(Payout, {
  id: newId,
  chargesCents: 0,
  refundsCents: 0,
  disputesCents: 0,
  feesCents: 0,
  otherCents: 0,
  listedAt: null,
  differenceId: null,
  postedCents: 0,
});
