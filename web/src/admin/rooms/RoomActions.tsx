import { useState } from 'react';
import Box from '@mui/material/Box';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths';
import { uploadPath } from '../../photos/uploadTask';
import { ActionBar } from '../layout/ActionBar';
import { DeleteRoomTypeDialog } from '../removal/DeleteRoomTypeDialog';
import { RoomNumbersDialog } from './RoomNumbersDialog';
import { useRoomActionsQuery } from './RoomActions.generated';

/** Update, photos, what tells room numbers apart, and delete, for the room type that the address names. */
export function RoomActions() {
  const { roomId = '' } = useParams();
  const [isDeleting, setDeleting] = useState(false);
  const [isDescribing, setDescribing] = useState(false);
  const room = useRoomActionsQuery({ variables: { id: roomId } }).data?.roomType;
  return (
    <Box sx={{ mb: 3 }}>
      <ActionBar
        label="Manage this room"
        links={[
          ['Update room', paths.updateRoom(roomId)],
          ['Update photos', uploadPath('roomphoto', roomId, paths.room(roomId))],
        ]}
        buttons={[['Room numbers', () => setDescribing(true)]]}
        remove={{ label: 'Delete room', onClick: () => setDeleting(true) }}
      >
        {isDescribing && <RoomNumbersDialog roomTypeId={roomId} onClose={() => setDescribing(false)} />}
        {isDeleting && room && <DeleteRoomTypeDialog room={room} onClose={() => setDeleting(false)} />}
      </ActionBar>
    </Box>
  );
}
