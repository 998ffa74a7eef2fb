import { Forbidden, KeyForbidden, refuse, Unauthenticated } from '../core/problems';
import { logSecurity } from '../core/securityLog';
import { hotelsWithDuty, isStaffRole } from './duties';
import { hasProof, ProofNeeded } from './proof';
import { ANY, PROOF, type HotelRule, type ProofRule, type Rule, type SubjectRule } from './rules';

import { Role } from './role.enum';
import { isForStaff, Scope } from './scope.enum';
import type { Viewer, ViewerKey } from './viewer';

export type { Viewer } from './viewer';

type MaybeViewer = Viewer | undefined;

/** A permission: the rule that grants it, the scopes of which an API key needs one, and whether it asks for a proof. */
export type PermissionEntry = readonly [
  rule: Rule | SubjectRule<never>,
  scopes: readonly Scope[],
  proof?: ProofRule,
];
/** The permissions of a domain, by name (`noun:verb`). */
export type PermissionTable = Readonly<Record<string, PermissionEntry>>;

/** The type of a table, as a domain adds it to Permissions. */
export type Declared<T extends PermissionTable> = T;

/**
 * The permissions of all domains; each `domain.ts` adds its table.
 *
 * @public
 */
export interface Permissions {}

export type Permission = keyof Permissions;

/** The subject of each permission that depends on one; never for the others. */
type SubjectOf<P extends Permission> = Permissions[P] extends readonly [
  { allows(viewer: MaybeViewer, subject: infer Subject): boolean },
  ...unknown[],
]
  ? Subject
  : never;

/** The permissions that depend on the subject: on its owner or on its hotel. */
export type SubjectPermission = {
  [P in Permission]: [SubjectOf<P>] extends [never] ? never : P;
}[Permission];

/** The permissions that depend on the hotel of the subject alone. */
export type HotelPermission = {
  [P in Permission]: Permissions[P] extends readonly [HotelRule, ...unknown[]] ? P : never;
}[Permission];

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

const table: Record<string, PermissionEntry> = {};

/** Adds the permissions of a domain; called once for each domain at startup. */
export const addPermissions = (more: PermissionTable): void => void Object.assign(table, more);

/** Every permission that a domain has declared. */
export const allPermissions = (): Permission[] => Object.keys(table) as Permission[];

const ruleOf = (permission: Permission): Rule | SubjectRule<never> => table[permission]![0];
const scopesOf = (permission: Permission): readonly Scope[] => table[permission]![1];

/** Who has the permission, in the words of schema/access.md. */
export const describeHolders = (permission: Permission): string => ruleOf(permission).words;

/** Which keys may use it, in the words of schema/access.md. */
export const describeScopes = (permission: Permission): string =>
  scopesOf(permission) === ANY
    ? 'any'
    : scopesOf(permission)
        .map((scope) => scope.toLowerCase())
        .join(' or ') || 'never';

/** How the permission asks for a proof; undefined if it does not. */
export const proofRuleOf = (permission: Permission): ProofRule | undefined => table[permission]![2];

/** Whether the permission depends on the subject. */
export const needsSubject = (permission: Permission): permission is SubjectPermission =>
  'allows' in ruleOf(permission);

/** The subject of a permission; required if one of the permissions depends on it. */
type About<P extends Permission> = [P] extends [Exclude<Permission, SubjectPermission>]
  ? [subject?: object]
  : [subject: Intersection<P extends Permission ? SubjectOf<P> : never>];

/** The scopes of a key that open the permission. */
const openingScopes = ({ scopes }: ViewerKey, permission: Permission): Scope[] =>
  scopesOf(permission).filter((scope) => scopes.includes(scope));

/** A key has the permissions of its scopes. */
const hasScope = (viewer: MaybeViewer, permission: Permission): boolean =>
  !viewer?.key || openingScopes(viewer.key, permission).length > 0;

/** The rule for this viewer: without its owner, if HOTEL is the only scope by which a key may use the permission. */
function ruleFor(viewer: MaybeViewer, permission: Permission): Rule | SubjectRule<never> {
  const rule = ruleOf(permission);
  if (!viewer?.key || !('atHotel' in rule) || !rule.atHotel) return rule;
  const isByDuty = openingScopes(viewer.key, permission).every((scope) => scope === Scope.HOTEL);
  return isByDuty ? (rule.atHotel as SubjectRule<never>) : rule;
}

/**
 * Whether the viewer has the permission, for this subject if there is one; a key is limited to its scopes.
 */
export function can<P extends Permission>(
  viewer: MaybeViewer,
  permission: P,
  ...[subject]: About<P>
): boolean {
  const rule = ruleFor(viewer, permission);
  const allows =
    'allows' in rule ? subject !== undefined && rule.allows(viewer, subject as never) : rule.mayAsk(viewer);
  return allows && hasScope(viewer, permission);
}

/**
 * Throws if can() is false: Unauthenticated without a viewer, Forbidden with one. Refuses ProofNeeded to a viewer who may,
 * if the permission asks for a proof and the last one is too old.
 */
export function authorize<P extends Permission>(
  viewer: MaybeViewer,
  permission: P,
  ...about: About<P>
): void {
  if (!can(viewer, permission, ...about)) forbid(viewer, permission);
  requireProof(viewer, permission);
}

/** Like authorize(), and returns the viewer. */
export function authorized<P extends Permission>(
  viewer: MaybeViewer,
  permission: P,
  ...about: About<P>
): Viewer {
  authorize(viewer, permission, ...about);
  return viewer ?? forbid(viewer, permission);
}

/**
 * The hotels whose records the viewer may see or change by this permission, by their ids; undefined means all hotels.
 * Throws like authorizeToAsk(). With the hotel that the viewer asks for, throws like authorize().
 */
export function authorizedHotels<P extends HotelPermission>(
  viewer: MaybeViewer,
  permission: P,
  asked?: string | null,
): readonly string[] | undefined {
  authorizeToAsk(viewer, permission);
  const rule = ruleOf(permission) as HotelRule;
  if (!asked) return viewer?.role === Role.ADMIN ? undefined : hotelsWithDuty(viewer!, rule.duties);
  if (!rule.allows(viewer, { hotelId: asked })) forbid(viewer, permission);
  return [asked];
}

/** The viewer with the duties at these hotels alone; undefined means all hotels, and changes nothing. */
export function atHotels(viewer: Viewer, hotels: readonly string[] | undefined): Viewer {
  if (!hotels) return viewer;
  const duties = new Map([...(viewer.duties ?? [])].filter(([id]) => hotels.includes(id)));
  return { ...viewer, duties };
}

/**
 * Decides before the subject is known: each viewer who could own one may ask. This grants nothing; can() decides
 * with the subject.
 */
export const mayAsk = (viewer: MaybeViewer, permission: Permission): boolean =>
  ruleFor(viewer, permission).mayAsk(viewer) && hasScope(viewer, permission);

/** Throws and refuses like authorize(), by mayAsk(). */
export function authorizeToAsk(viewer: MaybeViewer, permission: Permission): void {
  if (!mayAsk(viewer, permission)) forbid(viewer, permission);
  requireProof(viewer, permission);
}

/** Like authorizeToAsk(), and returns the viewer, who is signed in if the permission depends on a subject. */
export function authorizedToAsk(viewer: MaybeViewer, permission: SubjectPermission): Viewer {
  authorizeToAsk(viewer, permission);
  return viewer ?? forbid(viewer, permission);
}

function requireProof(viewer: MaybeViewer, permission: Permission): void {
  if (proofRuleOf(permission) === PROOF && viewer && !hasProof(viewer)) refuse(new ProofNeeded());
}

function forbid(viewer: MaybeViewer, permission: Permission): never {
  if (!viewer) throw new Unauthenticated();
  logSecurity('forbidden', { permission, userId: viewer.id, keyId: viewer.key?.id });
  throw forbiddenKey(viewer, permission) ?? new Forbidden();
}

/** The refusal for a key whose scopes do not cover what its owner may ask. */
function forbiddenKey(viewer: Viewer, permission: Permission): KeyForbidden | undefined {
  const { key } = viewer;
  if (!key || hasScope(viewer, permission)) return undefined;
  const { ownerRole: role, ownerDuties: duties } = key;
  if (!ruleOf(permission).mayAsk({ id: viewer.id, sessionId: '', role, ...(duties && { duties }) }))
    return undefined;
  return new KeyForbidden(scopesOf(permission).filter((scope) => isStaffRole(role) || !isForStaff(scope)));
}
