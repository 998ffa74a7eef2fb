import { Field, ObjectType } from 'type-graphql';
import { ListSize } from '../../core/cost.decorator';
import { Problem } from '../../core/problems';
import type { Night } from '../nights/night.entity';
import type { RoomNumber } from '../roomNumber.entity';
import { TakenNight } from '../nights/takenNight.types';

/** How many nights the words name. */
const NAMED = 3;

@ObjectType({
  implements: Problem,
  description: 'Some of the nights are held, booked or blocked already; nothing was changed.',
})
export class RoomsOccupied extends Problem {
  static override readonly status = 409;

  @ListSize(10)
  @Field(() => [TakenNight], { description: 'Which nights of which room numbers.' })
  nights: TakenNight[];

  constructor(rooms: RoomNumber[], taken: Pick<Night, 'roomNumberId' | 'night'>[]) {
    const byId = new Map(rooms.map((room) => [room.id, room]));
    const nights = taken.map(({ roomNumberId, night }) => ({ roomNumber: byId.get(roomNumberId)!, night }));
    const named = nights
      .slice(0, NAMED)
      .map(({ roomNumber, night }) => `room ${roomNumber.number} on ${night}`);
    const more = nights.length > NAMED ? ` and ${nights.length - NAMED} more` : '';
    super(`Taken already: ${named.join(', ')}${more}. Nothing was changed.`);
    this.nights = nights;
  }
}
