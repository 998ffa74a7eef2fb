import { KEY_SCOPES } from './keyScopes';
import { Forbidden, KeyForbidden, Unauthenticated } from '../core/problems';
import { logSecurity } from '../core/securityLog';
import { Role } from './role.enum';
import { Scope } from './scope.enum';

/** The user who asks, by a session or by an API key; read anew at every request. */
export interface Viewer {
  id: string;
  /** What the user may do; with a key of an administrator that is not for staff, what all signed-in people may. */
  role: Role;
  /** Empty with a key. */
  sessionId: string;
  key?: ViewerKey;
}

/** The API key by which a viewer asks. */
interface ViewerKey {
  id: string;
  tokenHash: string;
  scopes: readonly Scope[];
  /** When it ends; null where it does not. */
  expiresAt: Date | null;
  /** The role of its owner, who may be able to do more than the key. */
  ownerRole: Role;
}

interface Owned {
  userId: string;
}
type MaybeViewer = Viewer | undefined;

/** Whom a permission is given to. */
interface Rule {
  /** In the words of schema/access.md. */
  words: string;
  /** Whether the viewer may ask for it at all; of what has an owner, anybody who could be that owner. */
  mayAsk(viewer: MaybeViewer): boolean;
}
/** A rule that depends on whose the thing is. */
interface OwnerRule extends Rule {
  allows(viewer: MaybeViewer, thing: Owned): boolean;
}

const isOwner = (viewer: MaybeViewer, { userId }: Owned): boolean =>
  viewer !== undefined && viewer.id === userId;

const anyone: Rule = { words: 'anyone', mayAsk: () => true };
const signedIn: Rule = { words: 'signed in', mayAsk: (viewer) => viewer !== undefined };
const admin: Rule = { words: 'administrators', mayAsk: (viewer) => viewer?.role === Role.ADMIN };
/** Those who book and review: staff look after hotels, and stay in none. */
const customer: Rule = { words: 'customers', mayAsk: (viewer) => viewer?.role === Role.CUSTOMER };
const owner: OwnerRule = { words: 'the owner', mayAsk: signedIn.mayAsk, allows: isOwner };
const ownerOrAdmin: OwnerRule = {
  words: 'the owner, administrators',
  mayAsk: signedIn.mayAsk,
  allows: (viewer, thing) => admin.mayAsk(viewer) || isOwner(viewer, thing),
};
/** A member of the chat, who is the owner of a membership. */
const member: OwnerRule = { ...owner, words: 'members of the chat' };
const owningCustomer: OwnerRule = {
  words: 'the owner who is a customer',
  mayAsk: customer.mayAsk,
  allows: (viewer, thing) => customer.mayAsk(viewer) && isOwner(viewer, thing),
};

/** Who may do what; keyScopes.ts says what keys may of it. Resolvers, routes, services and the web's buttons go by this one table; printed to schema/access.md. */
export const policy = {
  'settings:read': anyone,
  'catalogue:read': anyone,
  'availability:read': anyone,
  'session:create': anyone,
  'session:renew': anyone,
  'session:end': anyone,
  'viewer:read': anyone,
  'session:list-own': signedIn,
  'key:own': signedIn,
  'webhook:own': signedIn,
  'account:create': anyone,
  'account:read': ownerOrAdmin,
  'account:read-own': signedIn,
  'account:change': signedIn,
  'account:delete': signedIn,
  'password:forget': anyone,
  'email:confirm': anyone,
  'newsletter:subscribe': anyone,
  'user:list': signedIn,
  'user:find': admin,
  'user:create': admin,
  'user:update': admin,
  'user:delete': admin,
  'audit:list': admin,
  'list:export': admin,
  'view:own': admin,
  'rate:update': admin,
  'charge:update': admin,
  'city:manage': admin,
  'hotelType:manage': admin,
  'hotel:manage': admin,
  'hotel:import': admin,
  'roomType:manage': admin,
  'room:block': admin,
  'tapeChart:read': admin,
  'stay:move': admin,
  'frontDesk:read': admin,
  'stay:manage': admin,
  'walkIn:create': admin,
  'payOut:confirm': admin,
  'booking:note': admin,
  'booking:read': ownerOrAdmin,
  'booking:list': admin,
  'booking:end-many': admin,
  'booking:list-own': customer,
  'figure:read': admin,
  'booking:cancel': ownerOrAdmin,
  'booking:change': owner,
  'arrival:set': ownerOrAdmin,
  'change:release': ownerOrAdmin,
  'payment:list-differences': admin,
  'payment:resolve-difference': admin,
  'booking:pay': owner,
  'review:read': anyone,
  'review:list-own': customer,
  'review:create': owningCustomer,
  'review:update': owner,
  'review:delete': ownerOrAdmin,
  'review:reply': admin,
  'review:hide': admin,
  'quote:read': anyone,
  'checkout:create': customer,
  'checkout:release': ownerOrAdmin,
  'photo:upload': signedIn,
  'photo:manage': admin,
  'submission:list': admin,
  'offer:answer': admin,
  'offer:list-own': signedIn,
  'chat:list-own': signedIn,
  'chat:open': signedIn,
  'chat:read': member,
  'chat:write': member,
  'chat:change': member,
  'invitation:answer': owner,
  'presence:read': signedIn,
  'presence:change-own': signedIn,
  'person:find': signedIn,
  'person:block': signedIn,
} as const satisfies Record<string, Rule>;

export type Permission = keyof typeof policy;

/** The permissions that depend on whose the thing is. */
export type OwnerPermission = {
  [P in Permission]: (typeof policy)[P] extends OwnerRule ? P : never;
}[Permission];

/** The thing that a permission is asked for; required where one of the permissions depends on its owner. */
type About<P extends Permission> = [P] extends [Exclude<Permission, OwnerPermission>]
  ? [thing?: Owned]
  : [thing: Owned];

/** A key may do what one of its scopes allows. */
const hasScope = (viewer: MaybeViewer, permission: Permission): boolean =>
  !viewer?.key || KEY_SCOPES[permission].some((scope) => viewer.key!.scopes.includes(scope));

/** Whether the viewer may do it, to this thing where there is one; with a key as far as its scopes go. */
export function can<P extends Permission>(viewer: MaybeViewer, permission: P, ...[thing]: About<P>): boolean {
  const rule: Rule | OwnerRule = policy[permission];
  const allows = 'allows' in rule ? thing !== undefined && rule.allows(viewer, thing) : rule.mayAsk(viewer);
  return allows && hasScope(viewer, permission);
}

/** Throws where can() is false: Unauthenticated without a viewer, Forbidden with one. */
export function authorize<P extends Permission>(
  viewer: MaybeViewer,
  permission: P,
  ...about: About<P>
): void {
  if (!can(viewer, permission, ...about)) forbid(viewer, permission);
}

/** Like authorize(), and returns the viewer, for what needs one. */
export function authorized<P extends Permission>(
  viewer: MaybeViewer,
  permission: P,
  ...about: About<P>
): Viewer {
  authorize(viewer, permission, ...about);
  return viewer ?? forbid(viewer, permission);
}

/**
 * Whether the viewer may ask for it, before the thing is known: anybody who could own one may. It allows nothing;
 * can() decides with the thing.
 */
export const mayAsk = (viewer: MaybeViewer, permission: Permission): boolean =>
  policy[permission].mayAsk(viewer) && hasScope(viewer, permission);

/** Throws where mayAsk() is false, as authorize() does. */
export function authorizeToAsk(viewer: MaybeViewer, permission: Permission): void {
  if (!mayAsk(viewer, permission)) forbid(viewer, permission);
}

/** Like authorizeToAsk(), and returns the viewer, who is signed in where the thing has an owner. */
export function authorizedToAsk(viewer: MaybeViewer, permission: OwnerPermission): Viewer {
  authorizeToAsk(viewer, permission);
  return viewer ?? forbid(viewer, permission);
}

function forbid(viewer: MaybeViewer, permission: Permission): never {
  if (!viewer) throw new Unauthenticated();
  logSecurity('forbidden', { permission, userId: viewer.id, keyId: viewer.key?.id });
  throw forbiddenKey(viewer, permission) ?? new Forbidden();
}

/** The refusal of a key whose owner may ask for what its scopes do not allow. */
function forbiddenKey(viewer: Viewer, permission: Permission): KeyForbidden | undefined {
  const { key } = viewer;
  if (!key || hasScope(viewer, permission)) return undefined;
  if (!policy[permission].mayAsk({ ...viewer, role: key.ownerRole })) return undefined;
  const isForStaff = key.ownerRole === Role.ADMIN;
  return new KeyForbidden(KEY_SCOPES[permission].filter((scope) => isForStaff || scope !== Scope.STAFF));
}
