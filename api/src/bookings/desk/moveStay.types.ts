import { MaxLength } from 'class-validator';
import { Field, ID, InputType, ObjectType, createUnionType } from 'type-graphql';
import { Problem } from '../../core/problems';
import { RoomsOccupied } from '../../rooms/blocks/roomBlock.types';
import { Booking } from '../booking.entity';

@InputType({ description: 'A new room number for a stay, on the same nights.' })
export class MoveStayInput {
  @Field(() => ID, { description: 'The stay.' })
  @MaxLength(100)
  stayId!: string;

  @Field(() => ID, { description: 'The room number of the same hotel, of any room type.' })
  @MaxLength(100)
  roomNumberId!: string;
}

@ObjectType({ implements: Problem, description: 'The stay keeps its room number; the message says why.' })
export class StayNotMovable extends Problem {
  static override readonly status = 409;
}

export const MoveStayResult = createUnionType({
  name: 'MoveStayResult',
  description: 'The booking with its stays as they are now, or why the stay was not moved.',
  types: () => [Booking, RoomsOccupied, StayNotMovable] as const,
});
