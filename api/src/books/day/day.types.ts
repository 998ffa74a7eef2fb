import { IsOptional, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, createUnionType, Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { Booking } from '../../bookings/booking.entity';
import { DeskStay } from '../../bookings/desk/frontDesk.types';
import { RequestKey } from '../../bookings/inputRules';
import { ListSize } from '../../core/cost.decorator';
import { NightScalar } from '../../core/night.scalar';
import { KeyedPageArgs } from '../../core/pagination';
import { Problem } from '../../core/problems';
import { AccountBalance } from '../journal/journal.types';
import { CashCount } from './cashCount.entity';
import { DayClose, DayFigures } from './dayClose.entity';

const HIGHEST = 2 ** 31 - 1;
const CENTS = { message: () => fill('Enter an amount from 0 to {highest} cents', { highest: HIGHEST }) };
const NOTE = { message: () => fill('A note has at most {most} characters', { most: LIMITS.dayNote }) };

@ObjectType({
  description: 'Counting the cash or closing the day was refused; the message says what to do.',
  implements: Problem,
})
export class DayRefused extends Problem {}

@InputType({ description: 'A count of the cash at the front desk, at the end of a shift.' })
export class CountCashInput {
  @Field(() => ID, { description: 'The hotel.' })
  @MaxLength(100)
  hotelId!: string;

  @Field(() => Int, {
    description:
      'What the books expected when you counted (Day.cash.expectedCents). If cash has moved since, nothing is stored.',
  })
  expectedCents!: number;

  @Field(() => Int, { description: 'What was counted, in cents.' })
  @Min(0, CENTS)
  @Max(HIGHEST, CENTS)
  countedCents!: number;

  @Field(() => Int, {
    nullable: true,
    defaultValue: 0,
    description: 'What is then taken to the bank, in cents, at most what was counted.',
  })
  @IsOptional()
  @Min(0, CENTS)
  @Max(HIGHEST, CENTS)
  bankedCents?: number | null;

  @Field(() => String, {
    nullable: true,
    description: `A note, up to ${LIMITS.dayNote} characters; needed if the count differs from the books.`,
  })
  @IsOptional()
  @MaxLength(LIMITS.dayNote, NOTE)
  note?: string | null;

  @Field(() => String, {
    description: 'A key created once for each count; repeating it stores nothing more.',
  })
  @RequestKey()
  idempotencyKey!: string;
}

@InputType({ description: 'The close of a day.' })
export class CloseDayInput {
  @Field(() => ID, { description: 'The hotel.' })
  @MaxLength(100)
  hotelId!: string;

  @Field(() => NightScalar, {
    description: 'The last day to close, before today at the hotel. All open days up to it are closed.',
  })
  day!: string;

  @Field(() => String, { nullable: true, description: `A note, up to ${LIMITS.dayNote} characters.` })
  @IsOptional()
  @MaxLength(LIMITS.dayNote, NOTE)
  note?: string | null;
}

export const CountCashResult = createUnionType({
  name: 'CountCashResult',
  description: 'The count, or why it was refused.',
  types: () => [CashCount, DayRefused] as const,
});

export const CloseDayResult = createUnionType({
  name: 'CloseDayResult',
  description: 'The closed day, or why it was refused.',
  types: () => [DayClose, DayRefused] as const,
});

@ObjectType({ description: 'The cash at a front desk.', simpleResolvers: true })
export class DeskCash {
  @Field(() => Int, { description: 'What there should be by the books now, in cents.' })
  expectedCents!: number;

  @Field(() => CashCount, { nullable: true, description: 'The last count; null before the first.' })
  lastCount!: CashCount | null;

  @Field(() => Boolean, {
    description:
      'Whether cash moved in the days to close after the last count: they cannot be closed before it is counted.',
  })
  mustBeCounted!: boolean;
}

@ArgsType()
export class DayArgs {
  @Field(() => ID, { description: 'The hotel.' })
  @MaxLength(100)
  hotelId!: string;

  @Field(() => NightScalar, {
    nullable: true,
    description:
      'The last day, from the first open one to today; yesterday if left out, or today if yesterday is closed.',
  })
  day?: string | null;
}

@ObjectType({
  description: 'The open days of a hotel up to one of them, as they can be closed.',
  simpleResolvers: true,
})
export class Day {
  hotelId!: string;

  @Field(() => NightScalar, { description: "Today's date at the hotel." })
  today!: string;

  @Field(() => NightScalar, { description: 'The first open day. Before the first close, the same as day.' })
  from!: string;

  @Field(() => NightScalar, { description: 'The last day that is shown.' })
  day!: string;

  @Field(() => Boolean, {
    description: 'Whether it is over and the cash is counted, so that it can be closed.',
  })
  canClose!: boolean;

  @ListSize(10)
  @Field(() => [DeskStay], {
    description: 'Stays whose guests were to arrive and have not, and are not marked as no-shows; up to 100.',
  })
  notArrived!: DeskStay[];

  @ListSize(10)
  @Field(() => [DeskStay], { description: 'Stays that were to end and are still checked in; up to 100.' })
  notCheckedOut!: DeskStay[];

  @ListSize(10)
  @Field(() => [Booking], {
    description:
      'Bookings whose guests have left and still owe something, the largest balance first; up to 100.',
  })
  openBookings!: Booking[];

  @Field(() => DeskCash, { description: 'The cash at the front desk.' })
  cash!: DeskCash;

  @Field(() => DayFigures, { description: 'What happened so far.' })
  figures!: DayFigures;

  @ListSize(16)
  @Field(() => [AccountBalance], { description: 'The accounts of the books so far.' })
  accounts!: AccountBalance[];

  @Field(() => Float, { description: 'Refunds that the front desk still has to pay out, in cents.' })
  refundsDueCents!: number;
}

@ArgsType()
export class HotelPageArgs extends KeyedPageArgs {
  @Field(() => ID, { description: 'The hotel, also a deleted one.' })
  @MaxLength(100)
  hotelId!: string;
}
