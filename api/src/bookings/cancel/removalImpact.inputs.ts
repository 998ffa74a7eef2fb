import { ArrayMaxSize, IsOptional, MaxLength } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
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
