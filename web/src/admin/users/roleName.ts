import { ROLE_WORDS } from '../../../../schema/words';
import type { Role } from '../../session/Session.generated';

/** The roles with their codes, the most common first. */
export const ROLES = Object.entries(ROLE_WORDS) as [Role, string][];

/** A role as staff read it, or nothing if it is unknown. */
export const roleName = (role: Role | null): string => (role ? ROLE_WORDS[role] : '');
