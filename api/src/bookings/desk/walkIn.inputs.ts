import {
  IsOptional,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Field, ID, InputType, Int, createUnionType, registerEnumType } from 'type-graphql';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { Booking } from '../booking.entity';
import { HotelMomentInput } from '../deadline/heldUntil.types';
import { NightsTaken, StayRefused } from '../hold/checkout.types';
import { HotelRoomChoice } from '../hold/quote.inputs';
import { PriceChanged } from '../hold/quote.types';
import { PaymentMethod } from '../pay/payment.entity';
import { FrontDeskRefused } from './frontDesk.types';
import { Reason, RequestKey } from '../inputRules';
import { PartyInput } from '../../rooms/party.types';
import { StayDetailsInput } from '../guests/stayDetails.types';

/** How guests pay at the front desk. */
export enum DeskPayment {
  CASH = PaymentMethod.CASH,
  TERMINAL = PaymentMethod.TERMINAL,
  ON_ACCOUNT = PaymentMethod.ON_ACCOUNT,
}
registerEnumType(DeskPayment, {
  name: 'DeskPayment',
  description: 'How guests pay at the front desk.',
  valuesConfig: {
    CASH: { description: 'In cash.' },
    TERMINAL: { description: "By card, at the hotel's own terminal." },
    ON_ACCOUNT: { description: 'On account of a company, which pays the hotel later.' },
  },
});

@InputType({ description: 'A company on whose account a guest stays.' })
export class AccountInput {
  @Field(() => String, { description: `Its name, up to ${LIMITS.company} characters.` })
  @Matches(/\S/, { message: 'Enter the name of the company' })
  @MaxLength(LIMITS.company, {
    message: () => fill('The name of a company has at most {most} characters', { most: LIMITS.company }),
  })
  company!: string;

  @Field(() => String, {
    nullable: true,
    description: `Its own reference, such as the number of its purchase order; up to ${LIMITS.companyReference} characters.`,
  })
  @IsOptional()
  @MaxLength(LIMITS.companyReference, {
    message: () => fill('A reference has at most {most} characters', { most: LIMITS.companyReference }),
  })
  reference?: string | null;
}

@InputType({ description: 'Rooms and nights that staff book for a guest, and their own price.' })
export class WalkInQuoteInput extends HotelRoomChoice {
  @Field(() => Int, {
    nullable: true,
    description:
      'The price that staff give for each night of each room, without taxes and fees, in cents; by default the price of the hotel.',
  })
  @IsOptional()
  @Min(LIMITS.lowestPaymentCents, { message: 'This price is too low' })
  @Max(LIMITS.highestPaymentCents, { message: 'This price is too high' })
  nightPriceCents?: number | null;
}

@InputType({
  description: 'A booking made by the front desk, for a user or for a new guest.',
})
export class CreateWalkInInput extends WalkInQuoteInput {
  @Field(() => ID, { nullable: true, description: 'The user who is the guest.' })
  @IsOptional()
  @MaxLength(100)
  userId?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of a guest without an account.' })
  @IsOptional()
  @MinLength(1, { message: 'Enter the name of the guest' })
  @MaxLength(LIMITS.name, {
    message: () => fill('A name can have at most {most} characters', { most: LIMITS.name }),
  })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Email address of a guest without an account, for the confirmation.',
  })
  @IsOptional()
  @MaxLength(LIMITS.email)
  email?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Telephone number of the guest, up to ${LIMITS.phone} characters. A new guest needs it or an email address.`,
  })
  @IsOptional()
  @MaxLength(LIMITS.phone, {
    message: () => fill('A telephone number can have at most {most} characters', { most: LIMITS.phone }),
  })
  phone?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Why the price differs, for the history; up to ${LIMITS.cancellationReason} characters. Needed with nightPriceCents.`,
  })
  @ValidateIf(({ nightPriceCents }: CreateWalkInInput) => nightPriceCents != null)
  @Reason('Give a reason for the price')
  priceReason?: string | null;

  @Field(() => PartyInput, { nullable: true, description: 'Who stays; null if it is not known.' })
  @IsOptional()
  @ValidateNested()
  party?: PartyInput | null;

  @Field(() => StayDetailsInput, {
    nullable: true,
    description: 'What the front desk is to know of the stay.',
  })
  @IsOptional()
  @ValidateNested()
  details?: StayDetailsInput | null;

  @Field(() => DeskPayment, {
    nullable: true,
    description:
      'How it was paid; null if the guest pays later, at the hotel (Booking.owedCents, takePayment).',
  })
  paidBy?: DeskPayment | null;

  @Field(() => AccountInput, {
    nullable: true,
    description: 'The company that pays; needed with ON_ACCOUNT, and only then.',
  })
  @IsOptional()
  @ValidateNested()
  account?: AccountInput | null;

  @Field(() => HotelMomentInput, {
    nullable: true,
    description:
      'Until when the booking is held for a guest who pays later, at the latest the end of the day of arrival: if nothing is paid by then, it is cancelled without a fee (Booking.heldUntil). Null if the guest pays at the hotel.',
  })
  @IsOptional()
  @ValidateNested()
  heldUntil?: HotelMomentInput | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether the guest, who pays later, gets a payment link with the confirmation by mail; refused if they have no email address.',
  })
  mailPaymentLink!: boolean;

  @Field(() => ID, {
    nullable: true,
    description:
      'A block whose nights a guest of another site has (TapeBar.blockId with fromCalendar): the booking takes those that it needs, and the calendar of that site blocks them no more.',
  })
  @IsOptional()
  @MaxLength(100)
  fromBlockId?: string | null;

  @Field(() => String, {
    description: 'A key created once for each booking; the same key returns the same booking.',
  })
  @RequestKey()
  idempotencyKey!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The version of the quote that the guest was shown: if a price has changed since, nothing is booked and the answer is PriceChanged. Without it the current price applies.',
  })
  @IsOptional()
  @MaxLength(LIMITS.quoteVersion, { message: 'The version of the quote is too long' })
  quoteVersion?: string | null;
}

export const CreateWalkInResult = createUnionType({
  name: 'CreateWalkInResult',
  description: 'The confirmed booking, or why nothing was booked.',
  types: () => [Booking, NightsTaken, PriceChanged, StayRefused, FrontDeskRefused] as const,
});
