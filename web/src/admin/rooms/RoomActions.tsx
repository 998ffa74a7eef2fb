import { useState } from 'react';
import Box from '@mui/material/Box';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths';
import { uploadPath } from '../../photos/uploadTask';
import { ActionBar } from '../layout/ActionBar';
import { DeleteRoomTypeDialog } from '../removal/DeleteRoomTypeDialog';
import { useRoomActionsQuery } from './RoomActions.generated';

/** Update, photos and delete, for the room type that the address names. */
export function RoomActions() {
  const { roomId = '' } = useParams();
  const [isDeleting, setDeleting] = useState(false);
  const room = useRoomActionsQuery({ variables: { id: roomId } }).data?.roomType;
  return (
    <Box sx={{ mb: 3 }}>
      <ActionBar
        label="Manage this room"
        links={[
          ['Update room', paths.updateRoom(roomId)],
          ['Update photos', uploadPath('roomphoto', roomId, paths.room(roomId))],
        ]}
        remove={{ label: 'Delete room', onClick: () => setDeleting(true) }}
      >
        {isDeleting && room && <DeleteRoomTypeDialog room={room} onClose={() => setDeleting(false)} />}
      </ActionBar>
    </Box>
  );
}
