import { ObjectType, createUnionType } from 'type-graphql';
import { Problem } from '../../core/problems';
import { RoomsOccupied } from '../../rooms/blocks/roomBlock.problems';
import { Booking } from '../booking.entity';

@ObjectType({ implements: Problem, description: 'The stay keeps its room number; the message says why.' })
export class StayNotMovable extends Problem {
  static override readonly status = 409;
}

export const MoveStayResult = createUnionType({
  name: 'MoveStayResult',
  description: 'The booking with its stays as they are now, or why the stay was not moved.',
  types: () => [Booking, RoomsOccupied, StayNotMovable] as const,
});
