import { HotelPage } from '../../hotels/HotelPage';
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
