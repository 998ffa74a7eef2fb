import type { Domain } from '../../access/domain';
import type { PermissionTable } from '../../access/policy';
import { HotelDuty } from '../../access/duty.enum';
import { dutyAtHotel, HOTEL, STAFF } from '../../access/rules';
import type { LoadersOf, LoaderTable } from '../../database/loaders';
import { onHotelClosed } from '../../hotels/hotelDeletion.service';
import { onAccountDeleted, onDataExport } from '../../users/accountDeletion.service';
import { BookingExtraTitleResolver } from '../titles/titles.resolver';
import { BookingExtra } from './bookingExtra.entity';
import { BookingExtraResolver, BookingExtrasResolver, ExtraAbilitiesResolver } from './bookingExtra.resolver';
import { detachExtras } from './detachExtras.service';
import { eraseExtraNotes, exportExtras } from './onAccountDeleted.service';

const loaders = {
  extrasOfBooking: (kit) => kit.rows(BookingExtra, 'bookingId', 'soldAt', 'id'),
} satisfies LoaderTable;

const permissions = {
  'extra:sell': [dutyAtHotel(HotelDuty.FRONT_DESK), [HOTEL, STAFF]],
} as const satisfies PermissionTable;

declare module '../../database/loaders' {
  interface Loaders extends LoadersOf<typeof loaders> {}
}
declare module '../../access/policy' {
  interface Permissions extends Declared<typeof permissions> {}
}

/** Extras that are sold on bookings. */
export const bookingExtras: Domain = {
  entities: [BookingExtra],
  resolvers: [BookingExtrasResolver, BookingExtraResolver, ExtraAbilitiesResolver, BookingExtraTitleResolver],
  loaders,
  permissions,
  joinHooks() {
    onAccountDeleted.join('extras', eraseExtraNotes);
    onHotelClosed.join('extras', detachExtras);
    onDataExport.join('extras', exportExtras);
  },
};
