import type { Domain } from '../access/domain';
import type { PermissionTable } from '../access/policy';
import { admin, PROOF, STAFF } from '../access/rules';

const permissions = {
  'list:export': [admin, STAFF],
  'list:export-people': [admin, STAFF, PROOF],
  'hotel:import': [admin, STAFF],
} as const satisfies PermissionTable;

declare module '../access/policy' {
  interface Permissions extends Declared<typeof permissions> {}
}

/** Exports of lists, imports of hotels, and backups. */
export const files: Domain = { permissions };
