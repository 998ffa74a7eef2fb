import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsOptional,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Field, ID, InputType, Int, ObjectType, createUnionType } from 'type-graphql';
import { fill } from '../../../schema/fill';
import { LIMITS } from '../../../schema/limits';
import { Problem } from '../core/problems';
import { NightScalar } from '../core/night.scalar';
import { PartyInput } from '../rooms/party.types';
import { ChannelBooking } from './channelBooking.entity';

@InputType({ description: 'A booking of a channel, as it is there now: all of it, whatever has changed.' })
export class SyncChannelBookingInput {
  @Field(() => ID, { description: 'The hotel.' })
  @MaxLength(100)
  hotelId!: string;

  @Field(() => String, {
    description: `The name of the channel, which pays the hotel, up to ${LIMITS.company} characters.`,
  })
  @Matches(/\S/, { message: 'Enter the name of the channel' })
  @MaxLength(LIMITS.company, {
    message: () => fill('The name of a channel has at most {most} characters', { most: LIMITS.company }),
  })
  channel!: string;

  @Field(() => String, {
    description: `The reference of the booking there, 1 to ${LIMITS.companyReference} visible ASCII characters.`,
  })
  @Matches(new RegExp(`^[\\x21-\\x7e]{1,${LIMITS.companyReference}}$`), {
    message: () =>
      fill('A reference has 1 to {most} visible ASCII characters', { most: LIMITS.companyReference }),
  })
  reference!: string;

  @Field(() => Int, {
    description:
      'The number of this state of the booking, from 1 on, higher for each change. A lower one than was carried out changes nothing.',
  })
  @Min(1, { message: 'A revision is 1 or more' })
  @Max(2_147_483_647, { message: 'This revision is too high' })
  revision!: number;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether the booking was cancelled there; then the rest may be left out.',
  })
  cancelled!: boolean;

  @Field(() => NightScalar, { nullable: true, description: 'The first night.' })
  checkIn?: string | null;

  @Field(() => NightScalar, { nullable: true, description: 'The day of departure.' })
  checkOut?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: `The room type of each room, ${LIMITS.roomNumbersPerCheckout} at most. Free room numbers are chosen here.`,
  })
  @IsOptional()
  @ArrayNotEmpty({ message: 'Name the room types' })
  @ArrayMaxSize(LIMITS.roomNumbersPerCheckout, {
    message: () => fill('A booking has at most {most} rooms', { most: LIMITS.roomNumbersPerCheckout }),
  })
  @MaxLength(100, { each: true })
  roomTypeIds?: string[] | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'What the channel pays for each night of each room, without taxes and fees, in cents; by default the price of the hotel.',
  })
  @IsOptional()
  @Min(LIMITS.lowestPaymentCents, { message: 'This price is too low' })
  @Max(LIMITS.highestPaymentCents, { message: 'This price is too high' })
  nightPriceCents?: number | null;

  @Field(() => String, { nullable: true, description: 'The name of the guest.' })
  @IsOptional()
  @Matches(/\S/, { message: 'Enter the name of the guest' })
  @MaxLength(LIMITS.name, {
    message: () => fill('A name can have at most {most} characters', { most: LIMITS.name }),
  })
  guestName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The email address of the guest. It or the telephone number is needed.',
  })
  @IsOptional()
  @MaxLength(LIMITS.email)
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'The telephone number of the guest.' })
  @IsOptional()
  @MaxLength(LIMITS.phone, {
    message: () => fill('A telephone number can have at most {most} characters', { most: LIMITS.phone }),
  })
  phone?: string | null;

  @Field(() => PartyInput, { nullable: true, description: 'Who stays; null if it is not known.' })
  @IsOptional()
  @ValidateNested()
  party?: PartyInput | null;
}

@ObjectType({
  implements: Problem,
  description:
    'Too few rooms of a type are free, so nothing was changed. The channel has sold a room that the hotel does not have.',
})
export class ChannelSoldOut extends Problem {
  static override readonly status = 409;

  @Field(() => ID, { description: 'The room type.' })
  roomTypeId: string;

  constructor(roomTypeId: string) {
    super('Too few rooms of this type are free on these nights. Nothing was changed.');
    this.roomTypeId = roomTypeId;
  }
}

@ObjectType({
  implements: Problem,
  description:
    'The booking cannot be carried out as it is: its nights, rooms, guest or price are not possible, its stay has begun, or its revision was pushed with other content. Nothing was changed.',
})
export class ChannelBookingRefused extends Problem {
  static override readonly status = 409;
}

export const SyncChannelBookingResult = createUnionType({
  name: 'SyncChannelBookingResult',
  description: 'The booking as its newest revision left it, or why nothing was changed.',
  types: () => [ChannelBooking, ChannelSoldOut, ChannelBookingRefused] as const,
});
