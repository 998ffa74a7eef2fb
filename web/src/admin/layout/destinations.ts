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
import DayIcon from '@mui/icons-material/EventAvailableOutlined';
import JournalIcon from '@mui/icons-material/MenuBookOutlined';
import DisputesIcon from '@mui/icons-material/GavelOutlined';
import ReconciliationIcon from '@mui/icons-material/AccountBalanceOutlined';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import CompanyIcon from '@mui/icons-material/BusinessCenterOutlined';
import InvoicesIcon from '@mui/icons-material/ReceiptLongOutlined';
import TaxesIcon from '@mui/icons-material/RequestQuoteOutlined';
import RefundsIcon from '@mui/icons-material/UndoOutlined';
import PayoutsIcon from '@mui/icons-material/SavingsOutlined';
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
import ExtrasIcon from '@mui/icons-material/FreeBreakfastOutlined';
import FindUserIcon from '@mui/icons-material/PersonSearchOutlined';
import UpdateRoomIcon from '@mui/icons-material/DriveFileRenameOutlineOutlined';
import UpdateHotelIcon from '@mui/icons-material/EditNoteOutlined';
import DeskIcon from '@mui/icons-material/RoomServiceOutlined';
import UpdateCityIcon from '@mui/icons-material/EditLocationAltOutlined';
import ChargesIcon from '@mui/icons-material/PercentOutlined';
import UpdateTypeIcon from '@mui/icons-material/EditOutlined';
import NewUserIcon from '@mui/icons-material/PersonAddAltOutlined';
import FilesIcon from '@mui/icons-material/ImportExportOutlined';
import MessagesIcon from '@mui/icons-material/MailOutlined';
import AuditIcon from '@mui/icons-material/HistoryOutlined';
import { paths } from '../../paths';
import { staffPaths } from '../staffPaths';
import * as texts from './texts';

/** A screen of the staff area, in the menu and the command palette. */
interface StaffDestination {
  label: string;
  to: string;
  icon: SvgIconComponent;
  /** The key that opens it after `g`. */
  key?: string;
  /** Whether it carries the number of open messages from the contact form. */
  countsMessages?: true;
}

interface Group {
  title: string;
  destinations: readonly StaffDestination[];
}

/** The side menu of administrators (specification, section 6): all management pages, by subject. */
export const staffMenu: readonly Group[] = [
  {
    title: texts.bookings,
    destinations: [
      { label: texts.dashboard, to: staffPaths.dashboard(), icon: DashboardIcon, key: 's' },
      { label: texts.tapeChart, to: staffPaths.tapeChart(), icon: TapeChartIcon, key: 'n' },
      { label: texts.frontDesk, to: staffPaths.frontDesk(), icon: DeskIcon, key: 'k' },
      { label: texts.bookings, to: paths.bookings(), icon: BookingsIcon, key: 'b' },
      { label: texts.unpaidHolds, to: staffPaths.holds(), icon: HoldsIcon, key: 'o' },
      { label: texts.bookingsForHotel, to: staffPaths.bookingsForHotel(), icon: HotelIcon },
      { label: texts.findBooking, to: paths.findBooking(), icon: FindIcon, key: 'f' },
      {
        label: texts.messages,
        to: staffPaths.contactMessages(),
        icon: MessagesIcon,
        key: 'w',
        countsMessages: true,
      },
    ],
  },
  {
    title: texts.hotels,
    destinations: [
      { label: texts.hotels, to: staffPaths.staffHotels(), icon: AllHotelsIcon, key: 'h' },
      { label: texts.roomTypes, to: staffPaths.staffRooms(), icon: RoomsIcon, key: 'r' },
      { label: texts.rates, to: staffPaths.rates(), icon: RatesIcon, key: 'i' },
      { label: texts.cities, to: staffPaths.cityReferences(), icon: CitiesIcon, key: 'c' },
      { label: texts.propertyTypes, to: staffPaths.hotelTypeReferences(), icon: TypesIcon, key: 't' },
    ],
  },
  {
    title: texts.setup,
    destinations: [
      { label: texts.createHotel, to: staffPaths.createHotel(), icon: NewHotelIcon },
      { label: texts.updateHotel, to: staffPaths.updateHotel(), icon: UpdateHotelIcon },
      { label: texts.extras, to: paths.extras(), icon: ExtrasIcon },
      { label: texts.addRoomType, to: staffPaths.createRoom(), icon: NewRoomIcon },
      { label: texts.updateRoomType, to: staffPaths.updateRoom(), icon: UpdateRoomIcon },
      { label: texts.createCity, to: staffPaths.createCity(), icon: NewCityIcon },
      { label: texts.updateCity, to: staffPaths.updateCity(), icon: UpdateCityIcon },
      { label: texts.cityCharges, to: staffPaths.cityCharges(), icon: ChargesIcon },
      { label: texts.updateCityPhoto, to: staffPaths.updateCityPhoto(), icon: CityPhotoIcon },
      { label: texts.createHotelType, to: staffPaths.createHotelType(), icon: NewTypeIcon },
      { label: texts.updateHotelType, to: staffPaths.updateHotelType(), icon: UpdateTypeIcon },
      { label: texts.updateHotelTypePhoto, to: staffPaths.updateHotelTypePhoto(), icon: TypePhotoIcon },
    ],
  },
  {
    title: texts.people,
    destinations: [
      { label: texts.users, to: staffPaths.users(), icon: UsersIcon, key: 'u' },
      { label: texts.findUser, to: staffPaths.findUser(), icon: FindUserIcon },
      { label: texts.createUser, to: staffPaths.createUser(), icon: NewUserIcon },
      { label: texts.updateUser, to: staffPaths.updateUser(), icon: UpdateUserIcon },
      { label: texts.reviews, to: staffPaths.staffReviews(), icon: ReviewsIcon, key: 'e' },
    ],
  },
  {
    title: texts.money,
    destinations: [
      { label: texts.dayClose, to: staffPaths.dayClose(), icon: DayIcon, key: 'y' },
      { label: texts.payments, to: staffPaths.payments(), icon: PaymentsIcon, key: 'm' },
      { label: texts.refunds, to: staffPaths.refunds(), icon: RefundsIcon },
      { label: texts.openAccounts, to: staffPaths.openAccounts(), icon: CompanyIcon },
      { label: texts.invoices, to: staffPaths.invoices(), icon: InvoicesIcon },
      { label: texts.taxes, to: staffPaths.taxes(), icon: TaxesIcon },
      { label: texts.journal, to: staffPaths.journal(), icon: JournalIcon, key: 'j' },
      { label: texts.payouts, to: staffPaths.payouts(), icon: PayoutsIcon },
      { label: texts.disputes, to: paths.disputes(), icon: DisputesIcon, key: 'l' },
      {
        label: texts.paymentReconciliation,
        to: staffPaths.paymentDifferences(),
        icon: ReconciliationIcon,
        key: 'd',
      },
    ],
  },
  {
    title: texts.office,
    destinations: [
      { label: texts.propertySubmissions, to: staffPaths.propertyOffers(), icon: PropertiesIcon, key: 'p' },
      { label: texts.importAndExport, to: staffPaths.hotelFiles(), icon: FilesIcon },
      { label: texts.auditLog, to: staffPaths.auditLog(), icon: AuditIcon, key: 'a' },
    ],
  },
];
