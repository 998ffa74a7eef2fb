import { ArrayMaxSize, IsIn, IsOptional, Length, Matches, Max, MaxLength, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { RoomStatus } from './roomState.entity';

const BY_HAND = [RoomStatus.CLEAN, RoomStatus.DIRTY, RoomStatus.INSPECTED];
const MOST = LIMITS.roomNumbersAtOnce;

@InputType({ description: "A person's change of a room number." })
export class ChangeRoomStateInput {
  @Field(() => ID, { description: 'The room number.' })
  @MaxLength(100)
  roomNumberId!: string;

  @Field(() => RoomStatus, {
    nullable: true,
    description: 'CLEAN, DIRTY or INSPECTED; unchanged by default. blockNights puts a room out of order.',
  })
  @IsOptional()
  @IsIn(BY_HAND, { message: 'Choose clean, dirty or inspected. Block nights to put a room out of order' })
  status?: RoomStatus | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether its guests are not to be disturbed today; unchanged by default.',
  })
  doNotDisturb?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'RoomState.revision as you saw it. If the room was changed since, nothing is changed.',
  })
  @IsOptional()
  @MaxLength(40)
  seenRevision?: string | null;

  @Field(() => String, {
    description:
      'A new random text of 16 to 40 letters and digits. Sending the change again with the same one does nothing. It becomes the revision of the room.',
  })
  @Length(16, 40, { message: 'The reference of a change has 16 to 40 characters' })
  @Matches(/^[A-Za-z0-9-]+$/, { message: 'The reference of a change has letters and digits' })
  changeId!: string;

  @Field(() => Date, {
    nullable: true,
    description: 'When the change was made, if it was kept and sent later.',
  })
  madeAt?: Date | null;
}

@InputType({ description: 'Who cleans rooms of a hotel, until another person is chosen.' })
export class AssignRoomsInput {
  @Field(() => ID, { description: 'The hotel.' })
  @MaxLength(100)
  hotelId!: string;

  @Field(() => Int, { nullable: true, description: 'All rooms of this floor.' })
  @IsOptional()
  @Min(LIMITS.lowestFloor, { message: 'There is no such floor' })
  @Max(LIMITS.highestRoomNumber, { message: 'There is no such floor' })
  floor?: number | null;

  @Field(() => [ID], { nullable: true, description: `These room numbers, ${MOST} at most.` })
  @IsOptional()
  @ArrayMaxSize(MOST, { message: () => fill('Choose at most {most} rooms at once', { most: MOST }) })
  @MaxLength(100, { each: true })
  roomNumberIds?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'The person; null for nobody.' })
  @IsOptional()
  @MaxLength(100)
  userId?: string | null;
}
