import {
  mdiBedQueenOutline,
  mdiDoor,
  mdiHeartOutline,
  mdiHomeOutline,
  mdiMessageTextOutline,
  mdiStarOutline,
  mdiTicketOutline,
} from '@mdi/js';
import { Icon } from '../../kit/Icon';
import type { Destination } from './navigation';

const DRAWINGS = {
  home: mdiHomeOutline,
  hotels: mdiBedQueenOutline,
  rooms: mdiDoor,
  bookings: mdiTicketOutline,
  saved: mdiHeartOutline,
  reviews: mdiStarOutline,
  myReviews: mdiMessageTextOutline,
};

export const MenuIcon = ({ icon }: Pick<Destination, 'icon'>) => <Icon path={DRAWINGS[icon]} size="small" />;
