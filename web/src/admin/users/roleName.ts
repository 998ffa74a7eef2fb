import type { Role } from '../../session/Session.generated';

/** The roles with their codes, the commonest first. */
export const ROLES = [
  ['CUSTOMER', 'Customer (2010)'],
  ['INTERMEDIATE', 'Intermediate (2020)'],
  ['ADMIN', 'Administrator (2030)'],
] as const satisfies readonly (readonly [Role, string])[];

/** A role as staff read it; nothing where it is not known. */
export const roleName = (role: Role | null): string => ROLES.find(([one]) => one === role)?.[1] ?? '';
