import type { SvgIconComponent } from '@mui/icons-material';
import NewHotelIcon from '@mui/icons-material/AddBusinessOutlined';
import NewRoomIcon from '@mui/icons-material/AddHomeOutlined';
import CalendarsIcon from '@mui/icons-material/SyncOutlined';
import NewCityIcon from '@mui/icons-material/AddLocationAltOutlined';
import CityPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import HotelIcon from '@mui/icons-material/ApartmentOutlined';
import BookingsIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import HousekeepingIcon from '@mui/icons-material/CleaningServicesOutlined';
import HoldsIcon from '@mui/icons-material/HourglassEmptyOutlined';
import DashboardIcon from '@mui/icons-material/InsightsOutlined';
import FindIcon from '@mui/icons-material/ManageSearchOutlined';
import DayIcon from '@mui/icons-material/EventAvailableOutlined';
import JournalIcon from '@mui/icons-material/MenuBookOutlined';
import DisputesIcon from '@mui/icons-material/GavelOutlined';
import ReconciliationIcon from '@mui/icons-material/AccountBalanceOutlined';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import MoneyIcon from '@mui/icons-material/PointOfSaleOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import GuestsIcon from '@mui/icons-material/PeopleAltOutlined';
import TodayIcon from '@mui/icons-material/TodayOutlined';
import KeysIcon from '@mui/icons-material/VpnKeyOutlined';
import WebhooksIcon from '@mui/icons-material/WebhookOutlined';
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
import TeamIcon from '@mui/icons-material/GroupsOutlined';
import FirstHourIcon from '@mui/icons-material/FlagOutlined';
import TemplatesIcon from '@mui/icons-material/MarkEmailReadOutlined';
import AuditIcon from '@mui/icons-material/HistoryOutlined';
import { paths } from '../../paths';
import { mayOpen, type StaffDuties } from '../duties/staffAccess';
import { staffPaths } from '../staffPaths';
import * as texts from './texts';

/** An entry of the side menu, which leads to the first of its pages. */
export interface StaffGroup {
  key: GroupKey;
  title: string;
  icon: SvgIconComponent;
}

type GroupKey =
  'today' | 'chart' | 'bookings' | 'guests' | 'rooms' | 'housekeeping' | 'money' | 'reviews' | 'settings';

/** A page of the staff area, in the menu and the command palette. */
export interface StaffPage {
  key: string;
  title: string;
  path: string;
  icon: SvgIconComponent;
  group: GroupKey;
  /** The key that opens it after `g`. */
  shortcut?: string;
  /** Whether it carries the number of open messages from the contact form. */
  countsMessages?: true;
  /** Whether it asks for a hotel, so that a member with one hotel does not need it. */
  asksForHotel?: true;
  /** Whether only its list, the tabs of its hotel and the palette lead to it, not the menu. */
  isUnlisted?: true;
}

/** The side menu of staff (specification, section 6) in the order of a day at the desk. */
export const staffGroups: readonly StaffGroup[] = [
  { key: 'today', title: texts.today, icon: TodayIcon },
  { key: 'chart', title: texts.tapeChart, icon: TapeChartIcon },
  { key: 'bookings', title: texts.bookings, icon: BookingsIcon },
  { key: 'guests', title: texts.guests, icon: GuestsIcon },
  { key: 'rooms', title: texts.roomsAndRates, icon: RoomsIcon },
  { key: 'housekeeping', title: texts.housekeeping, icon: HousekeepingIcon },
  { key: 'money', title: texts.money, icon: MoneyIcon },
  { key: 'reviews', title: texts.reviews, icon: ReviewsIcon },
  { key: 'settings', title: texts.settings, icon: SettingsIcon },
];

/** All pages of the staff area, a line for each. The first of a group is where its entry leads; a group without pages is not shown. `STAFF_ACCESS` says who may open each. */
// prettier-ignore
export const staffPages: readonly StaffPage[] = [
  { key: 'frontDesk', title: texts.frontDesk, path: staffPaths.frontDesk(), icon: DeskIcon, group: 'today', shortcut: 'k' },
  { key: 'dashboard', title: texts.dashboard, path: staffPaths.dashboard(), icon: DashboardIcon, group: 'today', shortcut: 's' },
  { key: 'tapeChart', title: texts.tapeChart, path: staffPaths.tapeChart(), icon: TapeChartIcon, group: 'chart', shortcut: 'n' },
  { key: 'bookings', title: texts.allBookings, path: paths.bookings(), icon: BookingsIcon, group: 'bookings', shortcut: 'b' },
  { key: 'holds', title: texts.unpaidHolds, path: staffPaths.holds(), icon: HoldsIcon, group: 'bookings', shortcut: 'o' },
  { key: 'bookingsForHotel', title: texts.bookingsForHotel, path: staffPaths.bookingsForHotel(), icon: HotelIcon, group: 'bookings', asksForHotel: true },
  { key: 'findBooking', title: texts.findBooking, path: paths.findBooking(), icon: FindIcon, group: 'bookings', shortcut: 'f' },
  { key: 'calendars', title: texts.calendars, path: staffPaths.calendars(), icon: CalendarsIcon, group: 'bookings' },
  { key: 'guests', title: texts.guests, path: staffPaths.guests(), icon: GuestsIcon, group: 'guests', shortcut: 'x' },
  { key: 'rates', title: texts.rates, path: staffPaths.rates(), icon: RatesIcon, group: 'rooms', shortcut: 'i' },
  { key: 'roomTypes', title: texts.roomTypes, path: staffPaths.staffRooms(), icon: RoomsIcon, group: 'rooms', shortcut: 'r' },
  { key: 'createRoom', title: texts.addRoomType, path: staffPaths.createRoom(), icon: NewRoomIcon, group: 'rooms', isUnlisted: true },
  { key: 'updateRoom', title: texts.updateRoomType, path: staffPaths.updateRoom(), icon: UpdateRoomIcon, group: 'rooms', isUnlisted: true },
  { key: 'extras', title: texts.extras, path: paths.extras(), icon: ExtrasIcon, group: 'rooms', isUnlisted: true },
  { key: 'housekeeping', title: texts.housekeeping, path: staffPaths.housekeeping(), icon: HousekeepingIcon, group: 'housekeeping', shortcut: 'q' },
  { key: 'dayClose', title: texts.dayClose, path: staffPaths.dayClose(), icon: DayIcon, group: 'money', shortcut: 'y' },
  { key: 'payments', title: texts.payments, path: staffPaths.payments(), icon: PaymentsIcon, group: 'money', shortcut: 'm' },
  { key: 'refunds', title: texts.refunds, path: staffPaths.refunds(), icon: RefundsIcon, group: 'money' },
  { key: 'openAccounts', title: texts.openAccounts, path: staffPaths.openAccounts(), icon: CompanyIcon, group: 'money' },
  { key: 'invoices', title: texts.invoices, path: staffPaths.invoices(), icon: InvoicesIcon, group: 'money' },
  { key: 'taxes', title: texts.taxes, path: staffPaths.taxes(), icon: TaxesIcon, group: 'money' },
  { key: 'journal', title: texts.journal, path: staffPaths.journal(), icon: JournalIcon, group: 'money', shortcut: 'j' },
  { key: 'payouts', title: texts.payouts, path: staffPaths.payouts(), icon: PayoutsIcon, group: 'money' },
  { key: 'disputes', title: texts.disputes, path: paths.disputes(), icon: DisputesIcon, group: 'money', shortcut: 'l' },
  { key: 'reconciliation', title: texts.paymentReconciliation, path: staffPaths.paymentDifferences(), icon: ReconciliationIcon, group: 'money', shortcut: 'd' },
  { key: 'reviews', title: texts.reviews, path: staffPaths.staffReviews(), icon: ReviewsIcon, group: 'reviews', shortcut: 'e' },
  { key: 'hotels', title: texts.hotels, path: staffPaths.staffHotels(), icon: AllHotelsIcon, group: 'settings', shortcut: 'h' },
  { key: 'createHotel', title: texts.createHotel, path: staffPaths.createHotel(), icon: NewHotelIcon, group: 'settings', isUnlisted: true },
  { key: 'updateHotel', title: texts.updateHotel, path: staffPaths.updateHotel(), icon: UpdateHotelIcon, group: 'settings', isUnlisted: true },
  { key: 'cities', title: texts.cities, path: staffPaths.cityReferences(), icon: CitiesIcon, group: 'settings', shortcut: 'c' },
  { key: 'createCity', title: texts.createCity, path: staffPaths.createCity(), icon: NewCityIcon, group: 'settings', isUnlisted: true },
  { key: 'updateCity', title: texts.updateCity, path: staffPaths.updateCity(), icon: UpdateCityIcon, group: 'settings', isUnlisted: true },
  { key: 'updateCityPhoto', title: texts.updateCityPhoto, path: staffPaths.updateCityPhoto(), icon: CityPhotoIcon, group: 'settings', isUnlisted: true },
  { key: 'cityCharges', title: texts.cityCharges, path: staffPaths.cityCharges(), icon: ChargesIcon, group: 'settings' },
  { key: 'propertyTypes', title: texts.propertyTypes, path: staffPaths.hotelTypeReferences(), icon: TypesIcon, group: 'settings', shortcut: 't' },
  { key: 'createHotelType', title: texts.createHotelType, path: staffPaths.createHotelType(), icon: NewTypeIcon, group: 'settings', isUnlisted: true },
  { key: 'updateHotelType', title: texts.updateHotelType, path: staffPaths.updateHotelType(), icon: UpdateTypeIcon, group: 'settings', isUnlisted: true },
  { key: 'updateHotelTypePhoto', title: texts.updateHotelTypePhoto, path: staffPaths.updateHotelTypePhoto(), icon: TypePhotoIcon, group: 'settings', isUnlisted: true },
  { key: 'users', title: texts.users, path: staffPaths.users(), icon: UsersIcon, group: 'settings', shortcut: 'u' },
  { key: 'findUser', title: texts.findUser, path: staffPaths.findUser(), icon: FindUserIcon, group: 'settings' },
  { key: 'createUser', title: texts.createUser, path: staffPaths.createUser(), icon: NewUserIcon, group: 'settings', isUnlisted: true },
  { key: 'updateUser', title: texts.updateUser, path: staffPaths.updateUser(), icon: UpdateUserIcon, group: 'settings', isUnlisted: true },
  { key: 'propertySubmissions', title: texts.propertySubmissions, path: staffPaths.propertyOffers(), icon: PropertiesIcon, group: 'settings', shortcut: 'p' },
  { key: 'messages', title: texts.messages, path: staffPaths.contactMessages(), icon: MessagesIcon, group: 'settings', shortcut: 'w', countsMessages: true },
  { key: 'messageTemplates', title: texts.messageTemplates, path: staffPaths.messageTemplates(), icon: TemplatesIcon, group: 'settings' },
  { key: 'files', title: texts.importAndExport, path: staffPaths.hotelFiles(), icon: FilesIcon, group: 'settings' },
  { key: 'auditLog', title: texts.auditLog, path: staffPaths.auditLog(), icon: AuditIcon, group: 'settings', shortcut: 'a' },
  { key: 'apiKeys', title: texts.apiKeys, path: paths.apiKeys(), icon: KeysIcon, group: 'settings' },
  { key: 'webhooks', title: texts.webhooks, path: paths.webhooks(), icon: WebhooksIcon, group: 'settings' },
  { key: 'team', title: texts.team, path: staffPaths.team(), icon: TeamIcon, group: 'settings' },
  { key: 'firstHour', title: texts.firstHour, path: '/staff/firsthour', icon: FirstHourIcon, group: 'settings', isUnlisted: true },
];

/** The pages of a group that the menu shows. */
export const pagesOf = ({ key }: StaffGroup): readonly StaffPage[] =>
  staffPages.filter(({ group, isUnlisted }) => group === key && !isUnlisted);

/** The pages that a member of staff can open; none until the duties are known. */
export const pagesFor = (held: StaffDuties | undefined): readonly StaffPage[] =>
  staffPages.filter(
    ({ path, asksForHotel }) =>
      held !== undefined && mayOpen(held, path) && !(asksForHotel && held.hotels.length === 1),
  );

/** Where the work of a member of hotels' teams begins; undefined for others. */
export const firstPageFor = (held: StaffDuties): StaffPage | undefined =>
  held.hotels.length > 0 ? pagesFor(held)[0] : undefined;

/** The groups with their pages that the menu shows to a member of staff; a group without one is left out. */
export function menuFor(held: StaffDuties | undefined) {
  const open = pagesFor(held);
  return staffGroups
    .map((group) => ({ group, pages: pagesOf(group).filter((page) => open.includes(page)) }))
    .filter(({ pages }) => pages.length > 0);
}

/** The group whose page is at an address, or at an address below its own. */
export function groupAt(pathname: string): StaffGroup | undefined {
  const isAt = ({ path }: StaffPage) => pathname === path || pathname.startsWith(`${path}/`);
  const exact = staffPages.find(({ path }) => path === pathname);
  const page = exact ?? staffPages.find(isAt);
  return page && staffGroups.find(({ key }) => key === page.group);
}
