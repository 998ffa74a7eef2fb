import { KEY_SCOPES } from './keyScopes';
import { Forbidden, Unauthenticated } from './problems';
import { logSecurity } from './securityLog';
import { Role } from './role.enum';
import type { Scope } from './scope.enum';

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
}

interface Owned {
  userId: string;
}
type MaybeViewer = Viewer | undefined;
type Rule = (viewer: MaybeViewer, thing?: Owned) => boolean;

const anyone: Rule = () => true;
const signedIn: Rule = (viewer) => viewer !== undefined;
const admin: Rule = (viewer) => viewer?.role === Role.ADMIN;
/** Those who book and review: staff look after hotels, and stay in none. */
const customer: Rule = (viewer) => viewer?.role === Role.CUSTOMER;
/** The owner; without the thing, anybody who could be one. */
const owner: Rule = (viewer, thing) => viewer !== undefined && (!thing || thing.userId === viewer.id);
const ownerOrAdmin: Rule = (viewer, thing) => admin(viewer) || owner(viewer, thing);
/** A member of the chat, who is the owner of a membership; without it, anybody who could be one. */
const member: Rule = (viewer, membership) => owner(viewer, membership);
const owningCustomer: Rule = (viewer, thing) => customer(viewer) && owner(viewer, thing);

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

/** Whom a rule allows, in the words of schema/access.md. */
export const RULE_WORDS = new Map<Rule, string>([
  [anyone, 'anyone'],
  [signedIn, 'signed in'],
  [admin, 'administrators'],
  [customer, 'customers'],
  [owner, 'the owner'],
  [member, 'members of the chat'],
  [owningCustomer, 'the owner who is a customer'],
  [ownerOrAdmin, 'the owner, administrators'],
]);

/** Whether the viewer may do it, to this thing where there is one; with a key as far as its scopes go. */
export const can = (viewer: MaybeViewer, permission: Permission, thing?: Owned): boolean =>
  policy[permission](viewer, thing) &&
  (!viewer?.key || KEY_SCOPES[permission].some((scope) => viewer.key!.scopes.includes(scope)));

/** Throws where can() is false: Unauthenticated without a viewer, Forbidden with one. */
export function authorize(viewer: MaybeViewer, permission: Permission, thing?: Owned): void {
  if (can(viewer, permission, thing)) return;
  if (!viewer) throw new Unauthenticated();
  logSecurity('forbidden', { permission, userId: viewer.id, keyId: viewer.key?.id });
  throw new Forbidden();
}

/** Like authorize(), and returns the viewer, for what needs one. */
export function authorized(viewer: MaybeViewer, permission: Permission, thing?: Owned): Viewer {
  authorize(viewer, permission, thing);
  if (!viewer) throw new Unauthenticated();
  return viewer;
}
