import BookingsIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import HotelsIcon from '@mui/icons-material/HotelOutlined';
import RoomsIcon from '@mui/icons-material/MeetingRoomOutlined';
import MyReviewsIcon from '@mui/icons-material/RateReviewOutlined';
import ReviewsIcon from '@mui/icons-material/StarBorderOutlined';
import type { Destination } from './navigation';

const ICONS = {
  home: HomeIcon,
  hotels: HotelsIcon,
  rooms: RoomsIcon,
  bookings: BookingsIcon,
  reviews: ReviewsIcon,
  myReviews: MyReviewsIcon,
};

export function MenuIcon({ icon }: Pick<Destination, 'icon'>) {
  const Icon = ICONS[icon];
  return <Icon fontSize="small" aria-hidden />;
}
