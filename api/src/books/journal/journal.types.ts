import { IsOptional, MaxLength } from 'class-validator';
import { ArgsType, Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { NightScalar } from '../../core/night.scalar';
import { CountedPageArgs } from '../../core/pagination';
import { BookAccount } from '../accounts';

@InputType({ description: 'Which entries of the journal; all given criteria must match.' })
export class JournalFilter {
  @Field(() => ID, {
    nullable: true,
    description: 'Of this hotel, also of a deleted one; of all hotels if left out.',
  })
  @IsOptional()
  @MaxLength(100)
  hotelId?: string | null;

  @Field(() => NightScalar, { nullable: true, description: 'On this day at the hotel or later.' })
  from?: string | null;

  @Field(() => NightScalar, { nullable: true, description: 'On this day at the hotel or earlier.' })
  through?: string | null;

  @Field(() => BookAccount, { nullable: true, description: 'That debit or credit this account.' })
  account?: BookAccount | null;
}

@ArgsType()
export class JournalArgs extends CountedPageArgs {
  @Field(() => JournalFilter, { nullable: true, description: 'Which entries.' })
  filter?: JournalFilter | null;
}

@ArgsType()
export class TrialBalanceArgs {
  @Field(() => ID, {
    nullable: true,
    description: 'The hotel, also a deleted one; all hotels together if left out.',
  })
  @IsOptional()
  @MaxLength(100)
  hotelId?: string | null;

  @Field(() => NightScalar, { description: 'The first day at the hotel.' })
  from!: string;

  @Field(() => NightScalar, { description: 'The last day at the hotel.' })
  through!: string;
}

/** One double entry. */
@ObjectType({
  description: 'A double entry of the books: cents move from the credited account to the debited one.',
  simpleResolvers: true,
})
export class JournalLine {
  @Field(() => ID, { description: '24 hexadecimal characters.' })
  id!: string;

  hotelId!: string | null;
  bookingId!: string | null;
  userId!: string | null;

  @Field(() => NightScalar, { description: 'The date at the hotel; in UTC for what belongs to no hotel.' })
  day!: string;

  @Field(() => Date, { description: 'When it was added.' })
  at!: Date;

  @Field(() => BookAccount, { description: 'The account that gets the amount.' })
  debit!: BookAccount;

  @Field(() => BookAccount, { description: 'The account that gives the amount.' })
  credit!: BookAccount;

  @Field(() => Int, { description: 'The amount in cents, above zero.' })
  cents!: number;

  @Field(() => String, { description: 'What it is, in a few words: `Room 12`, `City tax`.' })
  title!: string;

  @Field(() => String, { description: 'The step that caused it.' })
  why!: string;
}

@ObjectType({ description: 'An account in a period.', simpleResolvers: true })
export class AccountBalance {
  @Field(() => BookAccount, { description: 'The account.' })
  account!: BookAccount;

  @Field(() => Float, { description: 'Debits less credits before the period, in cents.' })
  openingCents!: number;

  @Field(() => Float, { description: 'The sum of its debits in the period, in cents.' })
  debitCents!: number;

  @Field(() => Float, { description: 'The sum of its credits in the period, in cents.' })
  creditCents!: number;

  @Field(() => Float, { description: 'Debits less credits up to the end of the period, in cents.' })
  closingCents!: number;
}
