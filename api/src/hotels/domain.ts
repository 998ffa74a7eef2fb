import { AuditEntryHotelResolver } from './auditEntry.resolver';
import { AuditRecord } from '../access/audit/auditEntry.entity';
import type { Domain } from '../access/domain';
import type { PermissionTable } from '../access/policy';
import { HotelDuty } from '../access/duty.enum';
import { admin, anyone, AVAILABILITY, dutyAtHotel, HOTEL, PROOF, READ, STAFF } from '../access/rules';
import { HOUSE_RULE_FIELDS } from '../../../schema/houseRules';
import { cachedTable } from '../database/cachedTable';
import type { LoadersOf, LoaderTable } from '../database/loaders';
import { onAccountDeleted, onDataExport } from '../users/accountDeletion.service';
import { onHotelsNamed } from '../users/keys/keyHotels';
import { CityResolver } from './cities/city.resolver';
import { City } from './cities/city.entity';
import { CityCharge } from './cities/cityCharge.entity';
import { Extra } from './extras/extra.entity';
import { HotelExtrasResolver } from './extras/extra.resolver';
import { ExtraTextsResolver } from './extras/extraTexts.resolver';
import { ExtraTranslation } from './extras/extraTranslation.entity';
import { HotelResolver, StaffMemberResolver } from './hotel.resolver';
import { Hotel } from './hotel.entity';
import { listUnknownHotels } from './hotel.service';
import { LISTED } from './visibleHotel';
import { HotelDeletion } from './hotelDeletion.entity';
import { deleteClosedHotels } from './hotelDeletion.service';
import { KeyHotelsResolver } from './keyHotels.resolver';
import { HotelTypeResolver } from './hotelTypes/hotelType.resolver';
import { HotelType } from './hotelTypes/hotelType.entity';
import { endStaffPositions, exportStaffPositions } from './staff.service';
import { StaffMember } from './staff.entity';
import { HotelTextsResolver } from './texts/hotelTexts.resolver';
import { HotelTranslation } from './texts/hotelTranslation.entity';

const cities = cachedTable(City);
const hotelTypes = cachedTable(HotelType);

const loaders = {
  cities: (kit) => kit.cached(cities),
  hotelTypes: (kit) => kit.cached(hotelTypes),
  hotels: (kit) => kit.row(Hotel, 'id'),
  chargesOfCity: (kit) => kit.rows(CityCharge, 'cityId', 'place'),
  extras: (kit) => kit.row(Extra, 'id'),
  extrasOfHotel: (kit) => kit.rows(Extra, 'hotelId', 'place'),
  translationsOfExtra: (kit) => kit.rows(ExtraTranslation, 'extraId', 'language'),
  translationsOfHotel: (kit) => kit.rows(HotelTranslation, 'hotelId', 'language'),
  staffOfHotel: (kit) => kit.rows(StaffMember, 'hotelId', 'id'),
  hotelsInCity: (kit) => kit.count(Hotel, 'cityId', LISTED),
  hotelsOfType: (kit) => kit.count(Hotel, 'typeId', LISTED),
} satisfies LoaderTable;

const permissions = {
  'catalogue:read': [anyone, [AVAILABILITY, READ]],
  'charge:update': [admin, [STAFF]],
  'city:manage': [admin, [STAFF]],
  'extra:list': [dutyAtHotel(HotelDuty.FRONT_DESK, HotelDuty.REVENUE, HotelDuty.FINANCE), [HOTEL, STAFF]],
  'extra:update': [dutyAtHotel(HotelDuty.REVENUE), [HOTEL, STAFF]],
  'hotelType:manage': [admin, [STAFF]],
  'hotel:manage': [dutyAtHotel(HotelDuty.MANAGER), [HOTEL, STAFF]],
  'hotel:terms': [dutyAtHotel(), [HOTEL, STAFF]],
  'hotel:place': [admin, [STAFF]],
  'hotel:create': [admin, [STAFF]],
  'hotel:open': [dutyAtHotel(HotelDuty.MANAGER), [HOTEL, STAFF]],
  'hotel:preview': [dutyAtHotel(...Object.values(HotelDuty)), [HOTEL, READ]],
  'hotel:delete': [admin, [STAFF], PROOF],
} as const satisfies PermissionTable;

declare module '../database/loaders' {
  interface Loaders extends LoadersOf<typeof loaders> {}
}
declare module '../access/policy' {
  interface Permissions extends Declared<typeof permissions> {}
}

/** Cities with their charges, hotel types, hotels with their rules and staff. */
export const hotels: Domain = {
  entities: [
    City,
    CityCharge,
    HotelType,
    Hotel,
    Extra,
    ExtraTranslation,
    HotelDeletion,
    HotelTranslation,
    StaffMember,
  ],
  resolvers: [
    AuditEntryHotelResolver,
    CityResolver,
    HotelTypeResolver,
    HotelResolver,
    HotelExtrasResolver,
    ExtraTextsResolver,
    HotelTextsResolver,
    KeyHotelsResolver,
    StaffMemberResolver,
  ],
  loaders,
  permissions,
  audited: {
    [AuditRecord.CITY]: ['name', 'names', 'timeZone', 'photo', 'charges'],
    [AuditRecord.HOTEL_TYPE]: ['name', 'names', 'photo'],
    [AuditRecord.HOTEL]: [
      'name',
      'cityId',
      'typeId',
      'address',
      'taxNumber',
      'language',
      'description',
      'detailedDescription',
      'closestTouristLocation',
      'distanceMiles',
      'touristLocationLatitude',
      'touristLocationLongitude',
      'latitude',
      'longitude',
      'amenities',
      'photos',
      'freeCancellationDays',
      'lateRefundPercent',
      ...HOUSE_RULE_FIELDS,
      'translations',
      'managerId',
      'staffIds',
      'blockedNights',
      'extras',
      'team',
      'invitedFor',
      'openForBooking',
    ],
  },
  jobs: { deleteClosedHotels: { every: 10_000, run: deleteClosedHotels } },
  joinHooks() {
    onAccountDeleted.join('hotels', endStaffPositions);
    onHotelsNamed.join('hotels', listUnknownHotels);
    onDataExport.join('posts', exportStaffPositions);
  },
};
