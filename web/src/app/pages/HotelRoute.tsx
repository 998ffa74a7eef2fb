import type { ComponentType } from 'react';
import { HotelPage, loadPartyRooms } from '../../hotels/HotelPage';
import { lazyThemed } from '../../admin/theme/lazyThemed';
import { StaffActions } from './StaffActions';

const HotelActions = lazyThemed(async () => (await import('../../admin/hotels/HotelActions')).HotelActions);

/** The hotel page; administrators can change the hotel there. */
export const HotelRoute = () => (
  <HotelPage
    actions={
      <StaffActions>
        <HotelActions />
      </StaffActions>
    }
  />
);

/** The page, once the code is there that its first offer needs. */
export async function loadHotelRoute(): Promise<ComponentType> {
  await loadPartyRooms();
  return HotelRoute;
}
