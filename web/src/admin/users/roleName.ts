import type { Role } from '../../session/Session.generated';

/** The codes of the roles, with what they mean. */
const NAMES: Record<Role, string> = {
  CUSTOMER: 'Customer (2010)',
  INTERMEDIATE: 'Intermediate (2020)',
  ADMIN: 'Administrator (2030)',
};

/** A role as staff read it; nothing where it is not known. */
export const roleName = (role: Role | null): string => (role ? NAMES[role] : '');
