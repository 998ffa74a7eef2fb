import { Forbidden, Unauthenticated } from './problems';
import { Role } from './role.enum';

/** The signed-in user who asks, with the session; read anew at every request. */
export interface Viewer {
  id: string;
  role: Role;
  sessionId: string;
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
const owningCustomer: Rule = (viewer, thing) => customer(viewer) && owner(viewer, thing);

/** Who may do what. Resolvers, routes, services and the web's buttons go by this one table; printed to schema/access.md. */
export const policy = {
  'settings:read': anyone,
  'catalogue:read': anyone,
  'availability:read': anyone,
  'session:create': anyone,
  'session:renew': anyone,
  'session:end': anyone,
  'viewer:read': anyone,
  'session:list-own': signedIn,
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
  'rate:update': admin,
  'charge:update': admin,
  'city:manage': admin,
  'hotelType:manage': admin,
  'hotel:manage': admin,
  'roomType:manage': admin,
  'booking:read': ownerOrAdmin,
  'booking:list': admin,
  'booking:list-own': customer,
  'booking:cancel': ownerOrAdmin,
  'booking:change': owner,
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
  'quote:read': anyone,
  'checkout:create': customer,
  'checkout:release': ownerOrAdmin,
  'photo:upload': signedIn,
  'photo:manage': admin,
  'submission:list': admin,
} as const satisfies Record<string, Rule>;

export type Permission = keyof typeof policy;

/** Whom a rule allows, in the words of schema/access.md. */
export const RULE_WORDS = new Map<Rule, string>([
  [anyone, 'anyone'],
  [signedIn, 'signed in'],
  [admin, 'administrators'],
  [customer, 'customers'],
  [owner, 'the owner'],
  [owningCustomer, 'the owner who is a customer'],
  [ownerOrAdmin, 'the owner, administrators'],
]);

/** Whether the viewer may do it, to this thing where there is one. */
export const can = (viewer: MaybeViewer, permission: Permission, thing?: Owned): boolean =>
  policy[permission](viewer, thing);

/** Throws where can() is false: Unauthenticated without a viewer, Forbidden with one. */
export function authorize(viewer: MaybeViewer, permission: Permission, thing?: Owned): void {
  if (can(viewer, permission, thing)) return;
  throw viewer ? new Forbidden() : new Unauthenticated();
}

/** Like authorize(), and returns the viewer, for what needs one. */
export function authorized(viewer: MaybeViewer, permission: Permission, thing?: Owned): Viewer {
  authorize(viewer, permission, thing);
  if (!viewer) throw new Unauthenticated();
  return viewer;
}
