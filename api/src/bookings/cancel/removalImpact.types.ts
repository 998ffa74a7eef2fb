import { ArrayMaxSize, IsOptional, MaxLength } from 'class-validator';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { ListSize } from '../../core/cost.decorator';
import { NightScalar } from '../../core/night.scalar';
import { RemovalEffect } from './removalRule';

@InputType({
  description:
    'What would be deleted: a hotel, a room type, or some of its room numbers. Give either the hotel or the room type.',
})
export class RemovalInput {
  @Field(() => ID, { nullable: true, description: 'Reference of a hotel, with all its rooms.' })
  @IsOptional()
  @MaxLength(100)
  hotelId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Reference of a room type, with all its room numbers.' })
  @IsOptional()
  @MaxLength(100)
  roomTypeId?: string | null;

  @Field(() => [Int], { nullable: true, description: 'Only these numbers of the room type.' })
  @IsOptional()
  @ArrayMaxSize(LIMITS.roomNumbersAtOnce, {
    message: () => fill('Give at most {most} room numbers at once', { most: LIMITS.roomNumbersAtOnce }),
  })
  roomNumbers?: number[] | null;
}

@ObjectType({ description: 'What deleting rooms would do to one booking.', simpleResolvers: true })
export class RemovalEffectOnBooking {
  @Field(() => ID, { description: 'The booking.' })
  bookingId!: string;

  @Field(() => String, { description: 'Its reference for people, such as `K7M4-2QXR`.' })
  reference!: string;

  @Field(() => String, { description: 'Name of the guest.' })
  guestName!: string;

  @Field(() => NightScalar, { description: 'First night.' })
  checkIn!: string;

  @Field(() => NightScalar, { description: 'Day of departure.' })
  checkOut!: string;

  @ListSize(3)
  @Field(() => [Int], {
    description:
      'Its room numbers that would be deleted; for CHANGE_ENDED none, because the booking has others.',
  })
  rooms!: number[];

  @Field(() => RemovalEffect, { description: 'What would happen.' })
  effect!: RemovalEffect;

  @Field(() => Int, { description: 'What would be refunded, in cents.' })
  refundCents!: number;
}

@ObjectType({ description: 'What deleting rooms would affect now.', simpleResolvers: true })
export class RemovalImpact {
  @Field(() => Int, { description: 'Number of room numbers.' })
  roomNumbers!: number;

  @Field(() => Int, { description: 'Number of reviews; 0 unless the hotel is deleted.' })
  reviews!: number;

  @Field(() => Boolean, {
    description: 'True if the deletion would be refused with StaysInProgress, because stays have begun.',
  })
  blocked!: boolean;

  @Field(() => Int, { description: 'Bookings that prevent the deletion.' })
  bookingsBlocking!: number;

  @Field(() => Int, { description: 'Confirmed bookings that would be cancelled.' })
  bookings!: number;

  @Field(() => Int, { description: 'Confirmed bookings that would lose rooms and keep others.' })
  bookingsKept!: number;

  @Field(() => Float, { description: 'What would be refunded in all, in whole cents.' })
  refundCents!: number;

  @Field(() => Int, { description: 'Unpaid bookings, whose holds would end.' })
  holds!: number;

  @ListSize(10)
  @Field(() => [RemovalEffectOnBooking], {
    description: 'What would happen, by booking: those that prevent the deletion first; 50 at most.',
  })
  items!: RemovalEffectOnBooking[];

  @Field(() => Int, { description: 'Number of affected bookings that items leaves out.' })
  itemsLeftOut!: number;
}
