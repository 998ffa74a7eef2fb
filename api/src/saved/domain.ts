import type { Domain } from '../access/domain';
import type { PermissionTable } from '../access/policy';
import { BOOK, customerOrTeam, PROFILE, READ } from '../access/rules';
import { onAccountDeleted, onDataExport } from '../users/accountDeletion.service';
import { SavedHotel } from './savedHotel.entity';
import { SavedHotelResolver } from './savedHotel.resolver';
import { deleteSavedHotels, exportSavedHotels } from './savedHotel.service';

const permissions = {
  'savedHotel:list-own': [customerOrTeam, [PROFILE, READ]],
  'savedHotel:change-own': [customerOrTeam, [PROFILE, BOOK]],
} as const satisfies PermissionTable;

declare module '../access/policy' {
  interface Permissions extends Declared<typeof permissions> {}
}

/** The hotels that guests save to find them again. */
export const saved: Domain = {
  entities: [SavedHotel],
  resolvers: [SavedHotelResolver],
  permissions,
  joinHooks() {
    onAccountDeleted.join('savedHotels', deleteSavedHotels);
    onDataExport.join('savedHotels', exportSavedHotels);
  },
};
