import { ArrayMaxSize, ArrayNotEmpty, MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { LIMITS } from '../../../../schema/limits';
import { textProblem } from '../../../../schema/texts';
import { NightScalar } from '../../core/night.scalar';
import { Rule } from '../../core/rule.decorator';

const MANY = { message: `Name at most ${LIMITS.roomNumbersBlocked} room numbers at once` };

@InputType({ description: 'Nights of room numbers of a hotel.' })
abstract class RoomNightsInput {
  @Field(() => ID, { description: 'The hotel.' })
  @MaxLength(100)
  hotelId!: string;

  @Field(() => [ID], { description: `Its room numbers, ${LIMITS.roomNumbersBlocked} at most.` })
  @ArrayNotEmpty({ message: 'Choose the room numbers' })
  @ArrayMaxSize(LIMITS.roomNumbersBlocked, MANY)
  @MaxLength(100, { each: true })
  roomNumberIds!: string[];

  @Field(() => NightScalar, { description: 'First night.' })
  from!: string;

  @Field(() => NightScalar, { description: 'The day after the last night.' })
  to!: string;
}

@InputType({ description: 'Nights that cannot be booked, such as of a room that is out of order.' })
export class BlockNightsInput extends RoomNightsInput {
  @Field(() => String, {
    description: `Why, up to ${LIMITS.blockReason} characters; read by administrators only.`,
  })
  @Rule(textProblem('the reason', LIMITS.blockReason))
  reason!: string;
}

@InputType({ description: 'Blocked nights that can be booked again.' })
export class UnblockNightsInput extends RoomNightsInput {}
