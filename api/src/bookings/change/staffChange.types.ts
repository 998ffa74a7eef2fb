import { ArrayMaxSize, IsNotEmpty, IsOptional, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType, createUnionType } from 'type-graphql';
import { exactDollars } from '../../../../schema/spoken';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { ProofNeeded } from '../../access/proof';
import { ListSize } from '../../core/cost.decorator';
import { NightScalar } from '../../core/night.scalar';
import { Problem } from '../../core/problems';
import { RoomsOccupied } from '../../rooms/blocks/roomBlock.types';
import { TakenNight } from '../../rooms/nights/night.types';
import { Booking } from '../booking.entity';
import { RefundNotPossible, RefundReasonMissing } from '../cancel/cancellation.types';
import { StayRefused } from '../hold/checkout.types';
import { ChangedNights, NotChangeable } from './change.types';
import { Reason } from '../inputRules';

const MostStays = () =>
  ArrayMaxSize(LIMITS.roomNumbersPerCheckout, {
    message: () => fill('Choose at most {most} stays at once', { most: LIMITS.roomNumbersPerCheckout }),
  });

@InputType({ description: 'New dates or another room for a stay. What is left out stays as it is.' })
export class StayChangeInput {
  @Field(() => ID, { description: 'The stay.' })
  @MaxLength(100)
  stayId!: string;

  @Field(() => NightScalar, {
    nullable: true,
    description: 'First night; not before today at the hotel. It cannot be changed once the stay has begun.',
  })
  checkIn?: string | null;

  @Field(() => NightScalar, {
    nullable: true,
    description: 'Day of departure; once the stay has begun, today at the hotel or later.',
  })
  checkOut?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Another room number of the hotel: for the whole stay, or from tonight on if it has begun.',
  })
  @MaxLength(100)
  @IsOptional()
  roomNumberId?: string | null;
}

@InputType({ description: "Another room for a booking, at today's price or the one that staff set." })
export class AddedStayInput {
  @Field(() => ID, { description: 'A room number of the hotel.' })
  @MaxLength(100)
  roomNumberId!: string;

  @Field(() => NightScalar, { description: 'First night; not before today at the hotel.' })
  checkIn!: string;

  @Field(() => NightScalar, { description: 'Day of departure.' })
  checkOut!: string;
}

@InputType({ description: 'What staff want to change about the stays of a booking.' })
export class StaffChangeQuoteInput {
  @Field(() => ID, { description: 'Reference of the confirmed booking.' })
  @MaxLength(100)
  bookingId!: string;

  @Field(() => [StayChangeInput], {
    defaultValue: [],
    description: 'The stays that change; the others stay as they are.',
  })
  @MostStays()
  @ValidateNested({ each: true })
  stays!: StayChangeInput[];

  @Field(() => [AddedStayInput], {
    defaultValue: [],
    description: `Rooms that the booking has in addition; it can have at most ${LIMITS.roomNumbersPerCheckout}.`,
  })
  @MostStays()
  @ValidateNested({ each: true })
  addedStays!: AddedStayInput[];

  @Field(() => [ID], {
    defaultValue: [],
    description:
      'Stays that the booking gives up, with all rooms of their guests. They have not begun, and one stay is left.',
  })
  @MostStays()
  @MaxLength(100, { each: true })
  droppedStayIds!: string[];

  @Field(() => Int, {
    nullable: true,
    description:
      "The price of each added night, in cents; by default today's price. Another price needs a reason.",
  })
  @IsOptional()
  @Min(0, { message: 'A price cannot be below zero' })
  @Max(LIMITS.highestPaymentCents, { message: 'This price is too high' })
  addedNightCents?: number | null;
}

@InputType({
  description: 'What staff change about the stays of a booking, and what they choose about its price.',
})
export class ChangeBookingByStaffInput extends StaffChangeQuoteInput {
  @Field(() => Int, {
    description:
      'The difference of the staffChangeQuote that was shown, in cents. Another one now is refused with DifferenceChanged.',
  })
  differenceCents!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'What comes back to the guest for nights that are given up, in cents, at most StaffChangeQuote.mostCreditCents; by default what the terms give. It lowers what they owe first, and the rest is refunded. Another sum needs a reason.',
  })
  @IsOptional()
  @Min(0, { message: 'A refund cannot be below zero' })
  creditCents?: number | null;

  @Field(() => String, {
    nullable: true,
    description: `The reason, which the guest can read; up to ${LIMITS.cancellationReason} characters.`,
  })
  @Reason()
  @IsOptional()
  reason?: string | null;

  @Field(() => String, {
    description: 'A key that the client creates once for this choice. The same key returns the same change.',
  })
  @IsNotEmpty({ message: 'The idempotency key is empty' })
  @MaxLength(200, { message: 'The idempotency key is too long' })
  idempotencyKey!: string;
}

@ObjectType({
  description: 'What a change by staff costs. All sums are in cents.',
  simpleResolvers: true,
})
export class StaffChangeQuote {
  @Field(() => ChangedNights, {
    description: 'The nights that the booking keeps, at the price at which they were sold.',
  })
  kept!: ChangedNights;

  @Field(() => ChangedNights, {
    description: "The nights that it adds, at today's price or the one that staff set.",
  })
  added!: ChangedNights;

  @Field(() => ChangedNights, {
    description: 'The nights that it gives up, at the price at which they were sold.',
  })
  givenUp!: ChangedNights;

  @Field(() => Int, { description: 'The price of the booking with the change, with taxes and fees.' })
  totalCents!: number;

  @Field(() => Int, {
    description: 'The new price less the present one. Above zero the guest owes it at the hotel.',
  })
  differenceCents!: number;

  @Field(() => Int, {
    description: 'What the cancellation terms give back of a difference below zero.',
  })
  termsCreditCents!: number;

  @Field(() => Int, {
    description: 'The most that can come back: what the guest owes, and what was paid and not refunded.',
  })
  mostCreditCents!: number;

  @Field(() => Int, { description: 'What the guest owes before the change.' })
  owedCents!: number;

  @ListSize(5)
  @Field(() => [TakenNight], {
    description: 'Nights of the change that are taken by others; with one of them the change is refused.',
  })
  taken!: TakenNight[];
}

@ObjectType({
  implements: Problem,
  description: 'The price of the change has changed since it was shown. Nothing was changed.',
})
export class DifferenceChanged extends Problem {
  static override readonly status = 409;

  @Field(() => Int, { description: 'The difference now, in cents.' })
  differenceCents!: number;

  constructor(differenceCents: number) {
    const now = differenceCents < 0 ? `-${exactDollars(-differenceCents)}` : exactDollars(differenceCents);
    super(fill('The price has changed: the difference is now {now}. Check it and try again.', { now }));
    this.differenceCents = differenceCents;
  }
}

export const ChangeBookingByStaffResult = createUnionType({
  name: 'ChangeBookingByStaffResult',
  description: 'The changed booking, or why it was not changed.',
  types: () =>
    [
      Booking,
      NotChangeable,
      RoomsOccupied,
      DifferenceChanged,
      RefundNotPossible,
      RefundReasonMissing,
      StayRefused,
      ProofNeeded,
    ] as const,
});
