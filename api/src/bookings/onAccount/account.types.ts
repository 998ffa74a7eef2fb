import { IsOptional, MaxLength, Min } from 'class-validator';
import {
  createUnionType,
  Field,
  Float,
  ID,
  InputType,
  Int,
  ObjectType,
  registerEnumType,
} from 'type-graphql';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { Problem } from '../../core/problems';
import { Reason, RequestKey } from '../inputRules';
import { Payment } from '../pay/payment.entity';
import { SettledBy } from './accountSettlement.entity';

const NOTE = { message: () => fill('A note has at most {most} characters', { most: LIMITS.dayNote }) };

/** How long ago a payment was put on account. */
export enum AccountAge {
  UP_TO_30 = 'UP_TO_30',
  UP_TO_60 = 'UP_TO_60',
  UP_TO_90 = 'UP_TO_90',
  OVER_90 = 'OVER_90',
}
registerEnumType(AccountAge, {
  name: 'AccountAge',
  description: 'How many days ago a payment was put on account.',
  valuesConfig: {
    UP_TO_30: { description: '30 days or less.' },
    UP_TO_60: { description: '31 to 60 days.' },
    UP_TO_90: { description: '61 to 90 days.' },
    OVER_90: { description: 'More than 90 days.' },
  },
});

/** The order of a list of open accounts. Ties are ordered by reference. */
export enum OpenAccountSort {
  SINCE_ASC = 'SINCE_ASC',
  SINCE_DESC = 'SINCE_DESC',
}
registerEnumType(OpenAccountSort, {
  name: 'OpenAccountSort',
  description: 'The order of a list of open accounts; ties are broken by reference.',
  valuesConfig: {
    SINCE_ASC: { description: 'What is open longest first.' },
    SINCE_DESC: { description: 'The newest first.' },
  },
});

@InputType({ description: 'Which open accounts to list; all given criteria must match.' })
export class OpenAccountFilter {
  @Field(() => ID, { nullable: true, description: 'For bookings of this hotel.' })
  @IsOptional()
  @MaxLength(100)
  hotelId?: string | null;

  @Field(() => AccountAge, { nullable: true, description: 'Put on account that long ago.' })
  age?: AccountAge | null;

  @Field(() => String, {
    nullable: true,
    description: 'A part of the name of the company, or the reference or id of a booking.',
  })
  @IsOptional()
  @MaxLength(LIMITS.name, {
    message: () => fill('A search has at most {most} characters', { most: LIMITS.name }),
  })
  text?: string | null;
}

@ObjectType({
  description: 'What companies owe on account, by how long ago it was put on account, in cents.',
  simpleResolvers: true,
})
export class OpenAccountTotals {
  @Field(() => Float, { description: 'Everything that is open.' })
  openCents!: number;

  @Field(() => Float, { description: 'Of 30 days or less.' })
  upTo30Cents!: number;

  @Field(() => Float, { description: 'Of 31 to 60 days.' })
  upTo60Cents!: number;

  @Field(() => Float, { description: 'Of 61 to 90 days.' })
  upTo90Cents!: number;

  @Field(() => Float, { description: 'Of more than 90 days.' })
  over90Cents!: number;
}

@ObjectType({
  description: 'A payment of a company was not entered, or not undone; the message says why.',
  implements: Problem,
})
export class AccountRefused extends Problem {}

@InputType({ description: 'What a company pays of a payment on account.' })
export class SettleAccountInput {
  @Field(() => ID, { description: 'The payment on account.' })
  @MaxLength(100)
  paymentId!: string;

  @Field(() => Int, { description: 'What it pays, in cents, at most Payment.openCents.' })
  @Min(1, { message: 'Enter an amount above zero' })
  cents!: number;

  @Field(() => SettledBy, { description: 'How it pays.' })
  paidBy!: SettledBy;

  @Field(() => String, {
    nullable: true,
    description: `A note, such as the reference of the bank transfer; up to ${LIMITS.dayNote} characters.`,
  })
  @IsOptional()
  @MaxLength(LIMITS.dayNote, NOTE)
  note?: string | null;

  @Field(() => String, {
    description: 'A key created once for each payment of the company; repeating it enters nothing more.',
  })
  @RequestKey()
  idempotencyKey!: string;
}

@InputType({ description: 'A payment of a company that was entered by mistake.' })
export class UndoSettlementInput {
  @Field(() => ID, { description: 'The settlement.' })
  @MaxLength(100)
  settlementId!: string;

  @Field(() => String, {
    description: `Why it is wrong; up to ${LIMITS.cancellationReason} characters.`,
  })
  @Reason('Say why the entry is wrong')
  reason!: string;
}

export const SettleAccountResult = createUnionType({
  name: 'SettleAccountResult',
  description: 'The payment on account with what is still open, or why nothing was entered.',
  types: () => [Payment, AccountRefused] as const,
});

export const UndoSettlementResult = createUnionType({
  name: 'UndoSettlementResult',
  description: 'The payment on account with what is open again, or why the settlement stays.',
  types: () => [Payment, AccountRefused] as const,
});
