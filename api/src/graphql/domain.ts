import type { Domain } from '../access/domain';
import type { PermissionTable } from '../access/policy';
import { ANY, anyone } from '../access/rules';
import { SettingsResolver } from './settings.resolver';

const permissions = { 'settings:read': [anyone, ANY] } as const satisfies PermissionTable;

declare module '../access/policy' {
  interface Permissions extends Declared<typeof permissions> {}
}

/** The server's settings that the web app needs. */
export const settings: Domain = { resolvers: [SettingsResolver], permissions };
