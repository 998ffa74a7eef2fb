import { useState } from 'react';
import Box from '@mui/material/Box';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths';
import { staffPaths } from '../staffPaths';
import { uploadPath } from '../../photos/uploadTask';
import { useMay } from '../duties/useStaffDuties';
import { ActionBar } from '../layout/ActionBar';
import { DeleteRoomTypeDialog } from '../removal/DeleteRoomTypeDialog';
import { NotOpenBanner } from '../team/NotOpenBanner';
import { RoomNumbersDialog } from './RoomNumbersDialog';
import { useRoomActionsQuery } from './RoomActions.generated';
import * as texts from './texts';

/** The duties whose members change room types. */
const MANAGES = ['MANAGER'] as const;

/** The actions of staff on the room type in the address. */
export function RoomActions() {
  const { roomId = '' } = useParams();
  const [isDeleting, setDeleting] = useState(false);
  const [isDescribing, setDescribing] = useState(false);
  const room = useRoomActionsQuery({ variables: { id: roomId } }).data?.roomType;
  const may = useMay();
  const hotelId = room?.hotel.id;
  // an administrator needs no answer
  if (!may(null) && !(hotelId && may(MANAGES, hotelId))) return null;
  return (
    <Box sx={{ mb: 3 }}>
      {room?.hotel.openForBooking === false && <NotOpenBanner hotelId={room.hotel.id} />}
      <ActionBar
        label={texts.manageRoom}
        links={[
          [texts.updateRoom, staffPaths.updateRoom(roomId)],
          [texts.updatePhotos, uploadPath('roomphoto', roomId, paths.room(roomId))],
        ]}
        buttons={[[texts.roomNumbers, () => setDescribing(true)]]}
        remove={{ label: texts.deleteRoom, onClick: () => setDeleting(true) }}
      >
        {isDescribing && <RoomNumbersDialog roomTypeId={roomId} onClose={() => setDescribing(false)} />}
        {isDeleting && room && <DeleteRoomTypeDialog room={room} onClose={() => setDeleting(false)} />}
      </ActionBar>
    </Box>
  );
}
