import { ROLE_WORDS } from '../../../../schema/words';
import type { Role } from '../../session/Session.generated';

/** The roles with their codes, the most common first. */
export const ROLES = Object.entries(ROLE_WORDS) as [Role, string][];

/** The roles that an administrator can give; a team of a hotel gives its own. */
export const GIVEN_ROLES = ROLES.filter(([role]) => role !== 'TEAM');

/** A role as staff read it, or nothing if it is unknown. */
export const roleName = (role: Role | null): string => (role ? ROLE_WORDS[role] : '');
