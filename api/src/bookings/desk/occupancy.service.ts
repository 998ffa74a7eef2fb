import { repo } from '../../database/transaction';
import { Stay, StayState } from '../stay.entity';

/** The stay whose guests have checked in to a room and not left, other than this one. The caller locks the room. */
export async function findOccupant(
  roomNumberId: string,
  { id, hotelId }: Pick<Stay, 'id' | 'hotelId'>,
): Promise<Stay | undefined> {
  const stays = await repo(Stay).findBy({ hotelId, roomNumberId, state: StayState.CHECKED_IN });
  return stays.find((stay) => stay.id !== id);
}
