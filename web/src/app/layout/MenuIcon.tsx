import {
  mdiBedOutline,
  mdiKeyOutline,
  mdiHomeOutline,
  mdiMessageTextOutline,
  mdiStarOutline,
  mdiTicketConfirmationOutline,
} from '@mdi/js';
import { Icon } from '../../kit/Icon';
import type { Destination } from './navigation';

const DRAWINGS = {
  home: mdiHomeOutline,
  hotels: mdiBedOutline,
  rooms: mdiKeyOutline,
  bookings: mdiTicketConfirmationOutline,
  reviews: mdiStarOutline,
  myReviews: mdiMessageTextOutline,
};

export const MenuIcon = ({ icon }: Pick<Destination, 'icon'>) => <Icon path={DRAWINGS[icon]} size="small" />;
