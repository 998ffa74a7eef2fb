import { authorized, type Viewer } from '../../access/policy';
import { BadInput, refuse } from '../../core/problems';
import { DoesNotExist } from '../../hotels/catalogue.types';
import { findPlace, type PlaceOfRoom } from '../../rooms/housekeeping/roomState.service';
import { RoomNumber } from '../../rooms/roomNumber.entity';
import { areRoomsOf } from '../../rooms/roomNumbers.service';
import { repo } from '../../database/transaction';

/** Where something is at a hotel: a room number, or a place in words. */
export interface Where {
  hotelId: string;
  roomNumberId?: string | null;
  place?: string | null;
}

/** The same, with the words that are shown. */
export interface FoundPlace {
  at: PlaceOfRoom;
  hotelId: string;
  roomNumberId: string | null;
  place: string;
}

/** The room or the place of a hotel; the viewer needs the permission there. Refuses DoesNotExist. */
export async function findWhere(
  viewer: Viewer | undefined,
  permission: 'housekeeping:change' | 'lostItem:manage',
  { hotelId, roomNumberId, place }: Where,
): Promise<FoundPlace & { userId: string }> {
  const { id: userId } = authorized(viewer, permission, { hotelId });
  const at = await findPlace(hotelId);
  if (!roomNumberId) {
    const words = place?.trim();
    if (!words) throw new BadInput('Choose a room, or enter a place.', ['place']);
    return { at, hotelId, userId, roomNumberId: null, place: words };
  }
  const room = await repo(RoomNumber).findOneBy({ id: roomNumberId });
  if (!room || !(await areRoomsOf(hotelId, [roomNumberId]))) refuse(new DoesNotExist('room'));
  return { at, hotelId, userId, roomNumberId, place: `Room ${room.number}` };
}
