import { AuditRecord } from '../access/audit/auditEntry.entity';
import type { Domain } from '../access/domain';
import type { PermissionTable } from '../access/policy';
import { HotelDuty } from '../access/duty.enum';
import { anyone, AVAILABILITY, dutyAtHotel, HOTEL, READ, STAFF } from '../access/rules';
import type { LoadersOf, LoaderTable } from '../database/loaders';
import { onHotelClosed } from '../hotels/hotelDeletion.service';
import { onDelete } from '../hotels/onDelete';
import { RoomBlock } from './blocks/roomBlock.entity';
import { BlockResolver } from './blocks/roomBlock.resolver';
import { OpeningResolver } from './opening/opening.resolver';
import { nightsTaken, stayPrices } from './nights/dateRange.loaders';
import { Night } from './nights/night.entity';
import { NightResolver } from './nights/night.resolver';
import { deleteRoomNumbersOfHotel, removeRoomsOfHotel } from './removal.service';
import { Rate } from './rates/rate.entity';
import { RateResolver } from './rates/rate.resolver';
import { HotelRoomsResolver, RoomNumberResolver, RoomTypeResolver } from './room.resolver';
import { RoomNumber } from './roomNumber.entity';
import { RoomType } from './roomType.entity';
import { removeWordsOf, SearchWordsSubscriber } from './searchWords.subscriber';
import { RoomTypeTextsResolver } from './texts/roomTypeTexts.resolver';
import { RoomTypeTranslation } from './texts/roomTypeTranslation.entity';

const loaders = {
  roomTypes: (kit) => kit.row(RoomType, 'id'),
  roomNumbers: (kit) => kit.row(RoomNumber, 'id'),
  roomTypesOfHotel: (kit) => kit.rows(RoomType, 'hotelId', 'priceCents', 'id'),
  roomNumbersOfType: (kit) => kit.rows(RoomNumber, 'roomTypeId', 'number', 'id'),
  translationsOfRoomType: (kit) => kit.rows(RoomTypeTranslation, 'roomTypeId', 'language'),
  ratesOfRoomType: (kit) => kit.rows(Rate, 'roomTypeId', 'place'),
  nightsTaken,
  stayPrices,
} satisfies LoaderTable;

const permissions = {
  'availability:read': [anyone, [AVAILABILITY, READ]],
  'rate:update': [dutyAtHotel(HotelDuty.REVENUE), [HOTEL, STAFF]],
  'roomType:manage': [dutyAtHotel(HotelDuty.MANAGER), [HOTEL, STAFF]],
  'room:block': [dutyAtHotel(HotelDuty.FRONT_DESK, HotelDuty.HOUSEKEEPING), [HOTEL, STAFF]],
} as const satisfies PermissionTable;

declare module '../database/loaders' {
  interface Loaders extends LoadersOf<typeof loaders> {}
}
declare module '../access/policy' {
  interface Permissions extends Declared<typeof permissions> {}
}
declare module '../core/events' {
  interface Events {
    /** Nights of a hotel were taken or released. The key is the hotel's id. */
    nightsChanged: { roomNumberId: string; night: string; available: boolean }[];
  }
}

/** Room types with their rates, room numbers with their nights, and blocks. */
export const rooms: Domain = {
  entities: [RoomType, RoomTypeTranslation, Rate, RoomNumber, RoomBlock, Night],
  subscribers: [SearchWordsSubscriber],
  resolvers: [
    HotelRoomsResolver,
    RoomTypeResolver,
    RoomTypeTextsResolver,
    RoomNumberResolver,
    RateResolver,
    NightResolver,
    BlockResolver,
    OpeningResolver,
  ],
  loaders,
  permissions,
  audited: {
    [AuditRecord.ROOM_TYPE]: [
      'title',
      'hotelId',
      'description',
      'priceCents',
      'maxPeople',
      'amenities',
      'photos',
      'roomNumbers',
      'roomDetails',
      'translations',
      'rates',
    ],
  },
  joinHooks() {
    onDelete.join('rooms', removeRoomsOfHotel);
    onDelete.join('search words', removeWordsOf);
    onHotelClosed.join('rooms', deleteRoomNumbersOfHotel);
  },
};
