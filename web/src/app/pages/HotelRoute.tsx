import { lazy } from 'react';
import { HotelPage } from '../../hotels/HotelPage';
import { StaffActions } from './StaffActions';

const HotelActions = lazy(async () => ({
  default: (await import('../../admin/hotels/HotelActions')).HotelActions,
}));

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
