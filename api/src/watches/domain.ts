import type { Domain } from '../access/domain';
import type { PermissionTable } from '../access/policy';
import { anyone, BOOK, customerOrTeam, PROFILE, READ } from '../access/rules';
import { onBookingMoved } from '../bookings/history.service';
import { onHotelClosed } from '../hotels/hotelDeletion.service';
import { onRoomNumbersRemoved } from '../rooms/removal.service';
import { onAccountDeleted, onDataExport } from '../users/accountDeletion.service';
import { checkWatches } from './checkWatches.service';
import { tellNews } from './tellNews.service';
import { Watch } from './watch.entity';
import { WatchResolver } from './watch.resolver';
import {
  deleteWatches,
  endBookedWatches,
  endWatchesOfHotel,
  endWatchesOfRooms,
  exportWatches,
} from './watchEnds.service';
import { WatchMail } from './watchMail.entity';
import { WatchRun } from './watchRun.entity';

const permissions = {
  'watch:list-own': [customerOrTeam, [PROFILE, READ]],
  'watch:change-own': [customerOrTeam, [PROFILE, BOOK]],
  'watch:end-by-link': [anyone, [PROFILE, BOOK]],
} as const satisfies PermissionTable;

declare module '../access/policy' {
  interface Permissions extends Declared<typeof permissions> {}
}

/** The hotels and rooms that guests watch, and the mails that tell them of lower prices and free nights. */
export const watches: Domain = {
  entities: [Watch, WatchMail, WatchRun],
  resolvers: [WatchResolver],
  permissions,
  jobs: {
    checkWatches: { every: 5000, run: checkWatches },
    tellNews: { every: 10_000, run: tellNews },
  },
  joinHooks() {
    onBookingMoved.join('watches', endBookedWatches);
    onRoomNumbersRemoved.join('watches', endWatchesOfRooms);
    onHotelClosed.join('watches', endWatchesOfHotel);
    onAccountDeleted.join('watches', deleteWatches);
    onDataExport.join('watches', exportWatches);
  },
};
