import { ArrayMaxSize, IsOptional, MaxLength } from 'class-validator';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { LIMITS } from '../../../../schema/limits';

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
    message: `Give at most ${LIMITS.roomNumbersAtOnce} room numbers at once`,
  })
  roomNumbers?: number[] | null;
}

@ObjectType({ description: 'What deleting rooms would affect now.', simpleResolvers: true })
export class RemovalImpact {
  @Field(() => Int, { description: 'Number of room numbers.' })
  roomNumbers!: number;

  @Field(() => Int, { description: 'Number of reviews; 0 unless the hotel is deleted.' })
  reviews!: number;

  @Field(() => Int, { description: 'Confirmed bookings that have not begun, which would be cancelled.' })
  bookings!: number;

  @Field(() => Float, { description: 'What cancelling them would refund, in whole cents.' })
  refundCents!: number;

  @Field(() => Int, { description: 'Unpaid bookings, whose holds would end.' })
  holds!: number;
}
