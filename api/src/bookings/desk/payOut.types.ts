import { MaxLength } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType, createUnionType } from 'type-graphql';
import { Booking } from '../booking.entity';
import { FrontDeskRefused } from './frontDesk.types';

@ObjectType({
  description: 'A refund of a front desk payment, which is paid out there.',
  simpleResolvers: true,
})
export class DeskRefund {
  @Field(() => ID, { description: 'Reference of the refund.' })
  id!: string;

  paymentId!: string;

  bookingId!: string;

  bookingRow?: Booking;

  @Field(() => Int, { description: 'The amount, in cents.' })
  amountCents!: number;

  @Field(() => Date, { description: 'Since when it is due.' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was paid out; null until then.' })
  paidOutAt!: Date | null;

  paidOutById!: string | null;
}

@InputType()
export class PayOutInput {
  @Field(() => ID, { description: 'Reference of the refund.' })
  @MaxLength(100)
  refundId!: string;
}

@InputType({ description: 'A refund that was paid out at the front desk.' })
export class ConfirmPayOutInput extends PayOutInput {}

@InputType({ description: 'A refund whose pay-out was recorded by mistake.' })
export class UndoPayOutInput extends PayOutInput {}

export const ConfirmPayOutResult = createUnionType({
  name: 'ConfirmPayOutResult',
  description: 'The booking with its refunds, or why nothing was paid out.',
  types: () => [Booking, FrontDeskRefused] as const,
});

export const UndoPayOutResult = createUnionType({
  name: 'UndoPayOutResult',
  description: 'The booking with its refunds, or why the pay-out was not taken back.',
  types: () => [Booking, FrontDeskRefused] as const,
});
