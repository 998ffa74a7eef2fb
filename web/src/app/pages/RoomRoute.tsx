import { lazy } from 'react';
import { RoomPage } from '../../rooms/RoomPage';
import { StaffActions } from './StaffActions';

const RoomActions = lazy(async () => ({
  default: (await import('../../admin/rooms/RoomActions')).RoomActions,
}));

/** The room page; administrators can change the room there. */
export const RoomRoute = () => (
  <RoomPage
    actions={
      <StaffActions>
        <RoomActions />
      </StaffActions>
    }
  />
);
