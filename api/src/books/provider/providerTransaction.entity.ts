import { Field, Float, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { Id, LargeCents, Moment, newId, Ref, Text } from '../../database/columns';
import { rowBuilder } from '../../database/rowBuilder';

/** What moved the balance at the card provider. */
export enum ProviderTransactionType {
  CHARGE = 'CHARGE',
  REFUND = 'REFUND',
  REFUND_FAILURE = 'REFUND_FAILURE',
  DISPUTE = 'DISPUTE',
  DISPUTE_REVERSAL = 'DISPUTE_REVERSAL',
  FEE = 'FEE',
  PAYOUT = 'PAYOUT',
  PAYOUT_REVERSAL = 'PAYOUT_REVERSAL',
  OTHER = 'OTHER',
}
registerEnumType(ProviderTransactionType, {
  name: 'ProviderTransactionType',
  description: 'What moved our balance at the card provider.',
  valuesConfig: {
    CHARGE: { description: 'A card was charged.' },
    REFUND: { description: 'Money was refunded to a card.' },
    REFUND_FAILURE: { description: 'A refund failed or was cancelled, and its money came back.' },
    DISPUTE: { description: 'A bank took a payment back.' },
    DISPUTE_REVERSAL: { description: 'A bank returned a payment, because the dispute was won.' },
    FEE: { description: 'A fee of the provider that belongs to no payment.' },
    PAYOUT: { description: 'Money was sent to our bank.' },
    PAYOUT_REVERSAL: { description: 'A payout failed or was cancelled, and its money came back.' },
    OTHER: { description: 'Anything else. Staff compare it by hand.' },
  },
});

/** Whether what the provider says is what we have. */
export enum MatchState {
  WAITING = 'WAITING',
  MATCHED = 'MATCHED',
  UNMATCHED = 'UNMATCHED',
}
registerEnumType(MatchState, {
  name: 'MatchState',
  description: 'Whether what the card provider says equals our own records, to the cent.',
  valuesConfig: {
    WAITING: { description: 'Not known yet: it is compared again until it is a day old.' },
    MATCHED: { description: 'It equals.' },
    UNMATCHED: { description: 'It does not. There is a payment difference about it.' },
  },
});

/** A transaction of our balance at the card provider, as its API lists it. Only what it matches is ever changed. */
@ObjectType({
  description: 'Something that moved our balance at the card provider. Amounts above zero are to us.',
  simpleResolvers: true,
})
@Entity('provider_transactions')
@Index('provider_transactions_provider', ['providerId'], { unique: true })
@Index('provider_transactions_source', ['sourceId'])
@Index('provider_transactions_intent', ['intentId'])
@Index('provider_transactions_madeAt', ['madeAt', 'id'])
@Index('provider_transactions_payout', ['payoutId', 'madeAt', 'id'])
@Index('provider_transactions_state', ['state', 'madeAt', 'id'])
@Index('provider_transactions_difference', ['differenceId'])
export class ProviderTransaction {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  @Id()
  id!: string;

  @Field(() => String, { description: "The card provider's id, for finding it there." })
  @Text(255)
  providerId!: string;

  @Field(() => ProviderTransactionType, { description: 'What it is.' })
  @Text(20)
  type!: ProviderTransactionType;

  @Field(() => String, { description: "The provider's own word for it, such as `charge`." })
  @Text(50)
  category!: string;

  @Field(() => Float, { description: 'The amount before the fee, in cents.' })
  @LargeCents()
  amountCents!: number;

  @Field(() => Float, { description: 'What the provider keeps of it, in cents.' })
  @LargeCents()
  feeCents!: number;

  @Field(() => Float, { description: 'The amount less the fee, in cents.' })
  @LargeCents()
  netCents!: number;

  @Field(() => String, { description: 'Its currency, such as usd.' })
  @Text(10)
  currency!: string;

  @Field(() => Date, { description: 'When the provider made it.' })
  @Moment()
  madeAt!: Date;

  @Field(() => Date, { description: 'When its money can be paid out.' })
  @Moment()
  availableOn!: Date;

  @Field(() => String, {
    description: "The provider's id of the charge, refund, dispute or payout; its own id if there is none.",
  })
  @Text(255)
  sourceId!: string;

  /** The provider's id of the payment. */
  @Text(255, { nullable: true })
  intentId!: string | null;

  /** The payout that pays it out, as a row of ours; null until it is paid out. */
  @Ref({ nullable: true })
  payoutId!: string | null;

  @Field(() => MatchState, { description: 'Whether it equals our own records.' })
  @Text(10)
  state!: MatchState;

  /** Our payment, refund or dispute; null if there is none. No foreign key: a refund that is no longer owed is deleted. */
  @Ref({ nullable: true })
  matchId!: string | null;

  /** The booking of what it matches. */
  @Ref({ nullable: true })
  bookingId!: string | null;

  /** The payment difference about it; null unless it does not match. */
  @Ref({ nullable: true })
  differenceId!: string | null;
}

/** Builds a new transaction, which waits to be matched. */
export const newProviderTransaction = rowBuilder(ProviderTransaction, {
  id: newId,
  payoutId: null,
  state: MatchState.WAITING,
  matchId: null,
  bookingId: null,
  differenceId: null,
});
