import { ArrayMaxSize, IsOptional, MaxLength } from 'class-validator';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { LIMITS } from '../../../../schema/limits';

@InputType({
  description:
    'What would be removed: a hotel, a room type, or some of its room numbers. Name one of the two.',
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
    message: `Name at most ${LIMITS.roomNumbersAtOnce} room numbers at once`,
  })
  roomNumbers?: number[] | null;
}

@ObjectType({ description: 'What goes with rooms that are removed, as of now.', simpleResolvers: true })
export class RemovalImpact {
  @Field(() => Int, { description: 'How many room numbers.' })
  roomNumbers!: number;

  @Field(() => Int, { description: 'How many reviews; 0 unless the hotel goes.' })
  reviews!: number;

  @Field(() => Int, { description: 'Confirmed bookings that have not begun: they are cancelled.' })
  bookings!: number;

  @Field(() => Float, { description: 'What cancelling them refunds, in whole cents.' })
  refundCents!: number;

  @Field(() => Int, { description: 'Unpaid bookings, whose hold ends.' })
  holds!: number;
}
