import { MaxLength } from 'class-validator';
import { Field, ID, InputType, ObjectType, createUnionType } from 'type-graphql';
import { fill } from '../../../../schema/fill';
import { NightScalar } from '../../core/night.scalar';
import { Problem } from '../../core/problems';
import { RoomsOccupied } from '../../rooms/blocks/roomBlock.types';
import { Booking } from '../booking.entity';
import { Stay } from '../stay.entity';

@InputType({ description: 'A new room number for a stay, on the same nights or from one of them on.' })
export class MoveStayInput {
  @Field(() => ID, { description: 'The stay.' })
  @MaxLength(100)
  stayId!: string;

  @Field(() => ID, { description: 'The room number of the same hotel, of any room type.' })
  @MaxLength(100)
  roomNumberId!: string;

  @Field(() => NightScalar, {
    nullable: true,
    description:
      'The first night in the new room. By default the first night of the stay, and tonight if the stay has begun; the nights before stay with the old room.',
  })
  from?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Move although the guests in the room have not left yet. Without it, a move for today is refused with RoomNotVacated.',
  })
  evenIfNotVacated!: boolean;
}

@ObjectType({ implements: Problem, description: 'The stay keeps its room number; the message says why.' })
export class StayNotMovable extends Problem {
  static override readonly status = 409;
}

@ObjectType({
  implements: Problem,
  description:
    'The stay begins today, and the guests in the room have not checked out. Nothing was moved: ask, and send evenIfNotVacated to move it all the same.',
})
export class RoomNotVacated extends Problem {
  static override readonly status = 409;

  @Field(() => Stay, { description: 'The stay of the guests in the room.' })
  stay!: Stay;

  constructor(stay: Stay) {
    super(
      fill(
        'The guests in room {number} have not checked out. Check them out first, or move the stay all the same.',
        { number: stay.number },
      ),
    );
    this.stay = stay;
  }
}

export const MoveStayResult = createUnionType({
  name: 'MoveStayResult',
  description: 'The booking with its stays as they are now, or why the stay was not moved.',
  types: () => [Booking, RoomsOccupied, RoomNotVacated, StayNotMovable] as const,
});
