import { RoomStateCause } from '../../rooms/housekeeping/roomState.entity';
import { makeDirty } from '../../rooms/housekeeping/setRoomStates.service';

/** Rooms whose guests have left are dirty. */
export const dirtyVacated = ({
  hotelId,
  roomNumberIds,
}: {
  hotelId: string;
  roomNumberIds: string[];
}): Promise<void> => makeDirty(hotelId, roomNumberIds, RoomStateCause.CHECK_OUT);
