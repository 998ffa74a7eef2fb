import { RoomPage } from '../../rooms/RoomPage';
import { lazyThemed } from '../../admin/theme/lazyThemed';
import { StaffActions } from './StaffActions';

const RoomActions = lazyThemed(async () => (await import('../../admin/rooms/RoomActions')).RoomActions);

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
