import { IsOptional, MaxLength, Min } from 'class-validator';
import { createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LIMITS } from '../../../../schema/limits';
import { TooManyAttempts } from '../../access/limits/limit.types';
import { NightScalar } from '../../core/night.scalar';
import { LinkExpired } from '../../users/account.types';
import { Booking } from '../booking.entity';
import { FrontDeskRefused } from '../desk/frontDesk.types';
import { PaymentUnavailable } from '../hold/checkout.types';
import { RequestKey } from '../inputRules';
import { BalanceRefused } from './balancePage.types';
import { PaymentLink } from './paymentLink.entity';

/** What became of a payment link. */
export enum PaymentLinkState {
  OPEN = 'OPEN',
  PAID = 'PAID',
  NOTHING_OWED = 'NOTHING_OWED',
  CANCELLED = 'CANCELLED',
  EXPIRED = 'EXPIRED',
}
registerEnumType(PaymentLinkState, {
  name: 'PaymentLinkState',
  description: 'What became of a payment link.',
  valuesConfig: {
    OPEN: { description: 'It can be paid.' },
    PAID: { description: 'It was paid.' },
    NOTHING_OWED: { description: 'Nothing is owed for the booking any more.' },
    CANCELLED: { description: 'The booking was cancelled.' },
    EXPIRED: { description: 'Its time is over, or staff withdrew it.' },
  },
});

@InputType({ description: 'A link with which a guest pays for a booking.' })
export class CreatePaymentLinkInput {
  @Field(() => ID, { description: 'Id of the booking.' })
  @MaxLength(100)
  bookingId!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'A part of what is owed, in cents, at most Booking.owedCents; null for all that is owed when the link is opened.',
  })
  @IsOptional()
  @Min(LIMITS.lowestPaymentCents, { message: 'Enter at least $0.50' })
  cents?: number | null;

  @Field(() => Boolean, {
    description: 'Whether the guest gets it by mail; refused if they have no email address.',
  })
  mail!: boolean;

  @Field(() => String, {
    description:
      'A key created once for each link; repeating it answers the same link and sends no second mail.',
  })
  @RequestKey()
  idempotencyKey!: string;
}

@InputType({ description: 'A payment link that should no longer work.' })
export class RevokePaymentLinkInput {
  @Field(() => ID, { description: 'Id of the payment link.' })
  @MaxLength(100)
  linkId!: string;
}

@InputType({ description: 'A payment link that was opened.' })
export class PayByLinkInput {
  @Field(() => String, { description: 'The last part of its address.' })
  @MaxLength(100)
  token!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The amount that was shown, in cents: if another amount is asked for now, the answer is BalanceRefused.',
  })
  @IsOptional()
  @Min(0)
  expectedCents?: number | null;
}

@ObjectType({ description: 'A new payment link and its address.', simpleResolvers: true })
export class CreatedPaymentLink {
  @Field(() => String, {
    description: 'Its address. It is shown to the request that makes it, since only its hash is stored.',
  })
  url!: string;

  @Field(() => PaymentLink, { description: 'The link.' })
  link!: PaymentLink;

  @Field(() => Booking, { description: 'The booking, with the link.' })
  booking!: Booking;
}

@ObjectType({ description: 'What a payment link shows to anybody who has it.', simpleResolvers: true })
export class PaymentRequest {
  @Field(() => PaymentLinkState, { description: 'Whether it can be paid, or what became of it.' })
  state!: PaymentLinkState;

  @Field(() => String, {
    nullable: true,
    description: 'The hotel; null unless it is open, or was paid and its time is not over.',
  })
  hotelName!: string | null;

  @Field(() => NightScalar, { nullable: true, description: 'First night; null where the hotel is.' })
  checkIn!: string | null;

  @Field(() => NightScalar, {
    nullable: true,
    description: 'Day of departure; null where the hotel is.',
  })
  checkOut!: string | null;

  @Field(() => Int, {
    description: 'What it asks for now, or what was paid with it, in cents; 0 where the hotel is null.',
  })
  cents!: number;

  @Field(() => Int, { description: 'The part of what was paid with it that is refunded, in cents.' })
  refundedCents!: number;

  @Field(() => Int, {
    description: 'What is owed for the booking beyond what it asks for, in cents; 0 unless it is open.',
  })
  restCents!: number;

  @Field(() => Date, { nullable: true, description: 'Until when it works; null unless it is open.' })
  expiresAt!: Date | null;
}

@ObjectType({ description: 'The hosted page to which a payment link leads.', simpleResolvers: true })
export class LinkedPage {
  @Field(() => String, { description: 'The hosted payment page; redirect the browser there.' })
  url!: string;
}

export const CreatePaymentLinkResult = createUnionType({
  name: 'CreatePaymentLinkResult',
  description: 'The payment link, or why none was made.',
  types: () => [CreatedPaymentLink, FrontDeskRefused] as const,
});

export const RevokePaymentLinkResult = createUnionType({
  name: 'RevokePaymentLinkResult',
  description: 'The booking with the link that no longer works, or why it was not withdrawn.',
  types: () => [Booking, FrontDeskRefused] as const,
});

export const PayByLinkResult = createUnionType({
  name: 'PayByLinkResult',
  description: 'The hosted payment page, or why none was opened.',
  types: () => [LinkedPage, BalanceRefused, LinkExpired, PaymentUnavailable, TooManyAttempts] as const,
});
