import { IsOptional, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { LIMITS } from '../../../schema/limits';
import { roomDetailProblem } from '../../../schema/roomDetails';
import { IfGiven, Rule } from '../core/rule.decorator';

const FLOOR = {
  message: `A floor is from ${LIMITS.lowestFloor} to ${LIMITS.highestFloor}; 0 is the ground floor`,
};

@InputType({
  description:
    'What tells a room number of the type from the others. A field that is missing or empty is unchanged; null removes it.',
})
export class RoomDetailsInput {
  @Field(() => Int, { description: 'The number of the room.' })
  @Min(1)
  @Max(LIMITS.highestRoomNumber)
  number!: number;

  @Field(() => Int, { nullable: true, description: 'Its floor, the ground floor being 0.' })
  @IsOptional()
  @Min(LIMITS.lowestFloor, FLOOR)
  @Max(LIMITS.highestFloor, FLOOR)
  floor?: number | null;

  @Field(() => String, {
    nullable: true,
    description: `What its windows look out on, up to ${LIMITS.roomDetail} characters.`,
  })
  @IfGiven()
  @Rule(roomDetailProblem)
  view?: string | null;

  @Field(() => String, { nullable: true, description: `Its beds, up to ${LIMITS.roomDetail} characters.` })
  @IfGiven()
  @Rule(roomDetailProblem)
  beds?: string | null;
}
