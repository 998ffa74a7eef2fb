import type { BlocksChanged } from '../blocks/roomBlock.service';
import { RoomStateCause } from './roomState.entity';
import { announceRooms, findPlace } from './roomState.service';
import { makeDirty } from './setRoomStates.service';

/** Rooms that staff put out of order, or back in order before the end: these are dirty, since people worked in them. */
export async function followBlocks({ hotelId, roomNumberIds, freed }: BlocksChanged): Promise<void> {
  announceRooms(hotelId, roomNumberIds);
  if (!freed.length) return;
  const { today } = await findPlace(hotelId);
  const back = freed.filter(({ night }) => night === today).map(({ roomNumberId }) => roomNumberId);
  if (back.length) await makeDirty(hotelId, back, RoomStateCause.BACK_IN_ORDER);
}
