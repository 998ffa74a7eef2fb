import type { Domain } from '../access/domain';
import type { PermissionTable } from '../access/policy';
import { HotelDuty } from '../access/duty.enum';
import { admin, dutyAtHotel, HOTEL, PROOF, STAFF } from '../access/rules';
import { HotelImport } from './importLog/hotelImport.entity';
import { HotelImportResolver } from './importLog/hotelImport.resolver';
import { ImportedRow } from './importLog/importedRow.entity';

const permissions = {
  'list:export': [dutyAtHotel(HotelDuty.FINANCE), [HOTEL, STAFF]],
  'list:export-people': [dutyAtHotel(HotelDuty.FINANCE), [HOTEL, STAFF], PROOF],
  'hotel:import': [admin, [STAFF]],
} as const satisfies PermissionTable;

declare module '../access/policy' {
  interface Permissions extends Declared<typeof permissions> {}
}

/** Exports of lists, imports of hotels, and backups. */
export const files: Domain = {
  entities: [HotelImport, ImportedRow],
  resolvers: [HotelImportResolver],
  permissions,
};
