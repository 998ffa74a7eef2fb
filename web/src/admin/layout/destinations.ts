import type { SvgIconComponent } from '@mui/icons-material';
import NewHotelIcon from '@mui/icons-material/AddBusinessOutlined';
import NewRoomIcon from '@mui/icons-material/AddHomeOutlined';
import NewCityIcon from '@mui/icons-material/AddLocationAltOutlined';
import CityPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import HotelIcon from '@mui/icons-material/ApartmentOutlined';
import BookingsIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import HoldsIcon from '@mui/icons-material/HourglassEmptyOutlined';
import DashboardIcon from '@mui/icons-material/InsightsOutlined';
import FindIcon from '@mui/icons-material/ManageSearchOutlined';
import PaymentsIcon from '@mui/icons-material/AccountBalanceOutlined';
import TypesIcon from '@mui/icons-material/CategoryOutlined';
import PropertiesIcon from '@mui/icons-material/HomeWorkOutlined';
import AllHotelsIcon from '@mui/icons-material/HotelOutlined';
import CitiesIcon from '@mui/icons-material/LocationCityOutlined';
import TapeChartIcon from '@mui/icons-material/ViewTimelineOutlined';
import RatesIcon from '@mui/icons-material/SellOutlined';
import RoomsIcon from '@mui/icons-material/MeetingRoomOutlined';
import ReviewsIcon from '@mui/icons-material/StarBorderOutlined';
import TypePhotoIcon from '@mui/icons-material/PhotoLibraryOutlined';
import NewTypeIcon from '@mui/icons-material/PlaylistAddOutlined';
import UpdateUserIcon from '@mui/icons-material/ManageAccountsOutlined';
import UsersIcon from '@mui/icons-material/PeopleOutlined';
import FindUserIcon from '@mui/icons-material/PersonSearchOutlined';
import UpdateRoomIcon from '@mui/icons-material/DriveFileRenameOutlineOutlined';
import UpdateHotelIcon from '@mui/icons-material/EditNoteOutlined';
import DeskIcon from '@mui/icons-material/RoomServiceOutlined';
import UpdateCityIcon from '@mui/icons-material/EditLocationAltOutlined';
import ChargesIcon from '@mui/icons-material/PercentOutlined';
import UpdateTypeIcon from '@mui/icons-material/EditOutlined';
import NewUserIcon from '@mui/icons-material/PersonAddAltOutlined';
import FilesIcon from '@mui/icons-material/ImportExportOutlined';
import AuditIcon from '@mui/icons-material/HistoryOutlined';
import { paths } from '../../paths';

/** A screen of the staff area, as the menu and the command palette offer it. */
interface StaffDestination {
  label: string;
  to: string;
  icon: SvgIconComponent;
  /** The key that opens it after `g`. */
  key?: string;
}

interface Group {
  title: string;
  destinations: readonly StaffDestination[];
}

/** The side menu of administrators (specification, section 6): all management pages, by subject. */
export const staffMenu: readonly Group[] = [
  {
    title: 'Bookings',
    destinations: [
      { label: 'Dashboard', to: paths.dashboard(), icon: DashboardIcon, key: 's' },
      { label: 'Tape chart', to: paths.tapeChart(), icon: TapeChartIcon, key: 'n' },
      { label: 'Front desk', to: paths.frontDesk(), icon: DeskIcon, key: 'k' },
      { label: 'Bookings', to: paths.bookings(), icon: BookingsIcon, key: 'b' },
      { label: 'Unpaid holds', to: paths.holds(), icon: HoldsIcon, key: 'o' },
      { label: 'Bookings for a hotel', to: paths.bookingsForHotel(), icon: HotelIcon },
      { label: 'Find a booking', to: paths.findBooking(), icon: FindIcon, key: 'f' },
    ],
  },
  {
    title: 'Hotels',
    destinations: [
      { label: 'Hotels', to: paths.staffHotels(), icon: AllHotelsIcon, key: 'h' },
      { label: 'Room types', to: paths.staffRooms(), icon: RoomsIcon, key: 'r' },
      { label: 'Rates', to: paths.rates(), icon: RatesIcon, key: 'i' },
      { label: 'City references', to: paths.cityReferences(), icon: CitiesIcon, key: 'c' },
      { label: 'Hotel type references', to: paths.hotelTypeReferences(), icon: TypesIcon, key: 't' },
    ],
  },
  {
    title: 'Set up',
    destinations: [
      { label: 'Create a hotel', to: paths.createHotel(), icon: NewHotelIcon },
      { label: 'Update a hotel', to: paths.updateHotel(), icon: UpdateHotelIcon },
      { label: 'Create a room', to: paths.createRoom(), icon: NewRoomIcon },
      { label: 'Update a room', to: paths.updateRoom(), icon: UpdateRoomIcon },
      { label: 'Create a city', to: paths.createCity(), icon: NewCityIcon },
      { label: 'Update a city', to: paths.updateCity(), icon: UpdateCityIcon },
      { label: 'City charges', to: paths.cityCharges(), icon: ChargesIcon },
      { label: 'Update city photo', to: paths.updateCityPhoto(), icon: CityPhotoIcon },
      { label: 'Create a hotel type', to: paths.createHotelType(), icon: NewTypeIcon },
      { label: 'Update a hotel type', to: paths.updateHotelType(), icon: UpdateTypeIcon },
      { label: 'Update hotel type photo', to: paths.updateHotelTypePhoto(), icon: TypePhotoIcon },
    ],
  },
  {
    title: 'People',
    destinations: [
      { label: 'Users', to: paths.users(), icon: UsersIcon, key: 'u' },
      { label: 'Find a user', to: paths.findUser(), icon: FindUserIcon },
      { label: 'Create a user', to: paths.createUser(), icon: NewUserIcon },
      { label: 'Update a user', to: paths.updateUser(), icon: UpdateUserIcon },
      { label: 'Reviews', to: paths.staffReviews(), icon: ReviewsIcon, key: 'e' },
    ],
  },
  {
    title: 'Office',
    destinations: [
      { label: 'Properties offered', to: paths.propertyOffers(), icon: PropertiesIcon, key: 'p' },
      { label: 'Payment differences', to: paths.paymentDifferences(), icon: PaymentsIcon, key: 'd' },
      { label: 'Import and export', to: paths.hotelFiles(), icon: FilesIcon },
      { label: 'Audit log', to: paths.auditLog(), icon: AuditIcon, key: 'a' },
    ],
  },
];
