import { WIDE_SCOPES } from '../../../schema/scopeWords';
import { HotelDuty } from './duty.enum';
import {
  allPermissions,
  authorizeToAsk,
  can,
  describeHolders,
  mayAsk,
  type Permission,
  type Viewer,
} from './policy';
import { KeyForbidden } from '../core/problems';
import { Role } from './role.enum';
import { Scope } from './scope.enum';
import '../domains';

/* What each scope opens. The lists are written out, so that no scope changes its meaning without this test. */

const list = (names: string): Permission[] => names.trim().split(/\s+/) as Permission[];

/** What staff do at hotels, by HOTEL and by STAFF. */
const AT_HOTEL: Permission[] = list(`
    account:list account:settle arrival:set audit:list booking:cancel booking:cancel-many booking:change
    booking:choose-refund booking:details booking:end-many booking:hold booking:list booking:note
    booking:refund booking:refund-much cash:count change:release channel:sync checkout:release day:close day:read
    dispute:answer dispute:list extra:list extra:sell extra:update figure:read frontDesk:read guest:list
    guestMessage:read hotel:manage hotel:open hotel:terms housekeeping:assign housekeeping:change
    housekeeping:read invoice:issue invoice:list journal:read list:export list:export-people lostItem:manage
    messageTemplate:manage messageTemplate:read payOut:confirm payOut:undo payment:correct payment:list
    payment:list-differences payment:resolve-difference payment:take paymentLink:create photo:manage
    rate:update refund:list review:reply room:block roomType:manage stay:manage stay:move tapeChart:read
    tax:read walkIn:create`);
const OPENS: Record<Scope, Permission[]> = {
  READ: list(`
    account:export account:read account:read-own availability:read booking:list-own booking:read
    catalogue:read chat:list-own chat:open-booking chat:read event:read folio:read hotel:preview invoice:read
    offer:list-own paymentLink:read person:find presence:read quote:read rates:read review:list-own review:read
    savedHotel:list-own settings:read user:list viewer:read watch:list-own`),
  BOOK: list(`
    arrival:set booking:cancel booking:change booking:details booking:pay change:release chat:change chat:open
    chat:write checkout:create checkout:release contact:send guestMessage:refuse invitation:answer
    invoice:issue newsletter:subscribe paymentLink:pay person:block review:create review:delete review:report
    review:update review:vote savedHotel:change-own watch:change-own watch:end-by-link`),
  STAFF: [
    ...AT_HOTEL,
    ...list(`
    charge:update city:manage contact:answer contact:list hotel:create hotel:delete hotel:import hotel:place
    hotelType:manage offer:answer payout:list payout:read photo:catalogue review:delete review:hide
    submission:list user:find view:own`),
  ],
  AVAILABILITY: list(`
    availability:read catalogue:read event:read quote:read`),
  BOOKINGS: list(`
    arrival:set booking:cancel booking:change booking:details booking:list-own booking:pay booking:read
    change:release checkout:create checkout:release event:read folio:read guestMessage:refuse invoice:issue
    invoice:read paymentLink:pay paymentLink:read`),
  CONTENT: list(`
    event:read review:create review:delete review:list-own review:read review:report review:update review:vote`),
  CHAT: list(`
    chat:change chat:list-own chat:open chat:open-booking chat:read chat:write contact:send invitation:answer
    person:block person:find presence:read user:list`),
  PROFILE: list(`
    account:read account:read-own newsletter:subscribe offer:list-own savedHotel:change-own
    savedHotel:list-own viewer:read watch:change-own watch:end-by-link watch:list-own`),
  HOTEL: [
    ...AT_HOTEL,
    ...list(`
    booking:read event:read folio:read hotel:preview invoice:read`),
  ],
  WEBHOOKS: list(`
    webhook:read webhook:resend`),
};
/** What every key may read. */
const ALWAYS: Permission[] = ['rates:read', 'settings:read'];
/** What only wide scopes open: everything of the account at once, and what administrators or all staff do, at no hotel. */
const WIDE_ONLY: Permission[] = ['account:export'];

/** The viewer of a key with these scopes whose owner has this role, with every duty at a hotel. */
const keyOf = (scopes: Scope[], role: Role): Viewer => ({
  id: 'owner',
  role,
  sessionId: '',
  ...(role === Role.TEAM && { duties: new Map([['hotel', [HotelDuty.OWNER]]]) }),
  key: { id: 'key', tokenHash: '', scopes, expiresAt: null, ownerRole: role, hotelIds: null },
});
const ROLES = Object.values(Role);
const opened = (scopes: Scope[]) =>
  allPermissions()
    .filter((permission) => ROLES.some((role) => mayAsk(keyOf(scopes, role), permission)))
    .sort();

test.each(Object.values(Scope))('%s opens exactly what is listed', (scope) => {
  expect(opened([scope])).toEqual([...new Set([...OPENS[scope], ...ALWAYS])].sort());
});

test('scopes together open what each opens, and nothing more', () => {
  const all = Object.values(Scope);
  expect(opened(all)).toEqual([...new Set(all.flatMap((scope) => opened([scope])))].sort());
});

test('every permission that a key may use has a narrow scope, except those of administrators and of all staff', () => {
  const isWide = (scope: Scope) => WIDE_SCOPES.some((wide) => wide === scope);
  const narrow = new Set(Object.values(Scope).flatMap((scope) => (isWide(scope) ? [] : OPENS[scope])));
  const without = opened(Object.values(Scope)).filter(
    (permission) => !narrow.has(permission) && !ALWAYS.includes(permission),
  );
  const concernsNoHotel = (permission: Permission) =>
    ['administrators', 'administrators, team members'].includes(describeHolders(permission));
  expect(without.filter((permission) => !concernsNoHotel(permission))).toEqual(WIDE_ONLY);
});

test('a key with HOTEL alone has the hotel’s bookings and not those of its owner elsewhere', () => {
  const own = { userId: 'owner', hotelId: 'other' };
  const guests = { userId: 'guest', hotelId: 'hotel' };
  const may = (...scopes: Scope[]) =>
    (['booking:read', 'booking:cancel', 'invoice:read'] as const).map((permission) => [
      can(keyOf(scopes, Role.TEAM), permission, own),
      can(keyOf(scopes, Role.TEAM), permission, guests),
    ]);
  expect(may(Scope.HOTEL)).toEqual([
    [false, true],
    [false, true],
    [false, true],
  ]);
  // READ reads the owner's own, and does not cancel them.
  expect(may(Scope.HOTEL, Scope.READ)).toEqual([
    [true, true],
    [false, true],
    [true, true],
  ]);
  expect(may(Scope.HOTEL, Scope.BOOKINGS)).toEqual([
    [true, true],
    [true, true],
    [true, true],
  ]);
});

test('a refusal names the scopes that would open it, and those of staff only to staff', () => {
  const refusal = (viewer: Viewer, permission: Permission) => {
    try {
      authorizeToAsk(viewer, permission);
    } catch (error) {
      return error instanceof KeyForbidden ? error.scopes : (error as Error).constructor.name;
    }
    return undefined;
  };
  const guest = keyOf([Scope.AVAILABILITY], Role.CUSTOMER);
  expect(refusal(guest, 'booking:cancel')).toEqual(['BOOKINGS', 'BOOK']);
  expect(refusal(guest, 'stay:manage')).toBe('Forbidden');
  expect(refusal(guest, 'account:change')).toEqual([]);
  // Without a scope for staff, the key of a member of a team has another role and no duties.
  const member = { ...keyOf([Scope.AVAILABILITY], Role.TEAM), role: Role.INTERMEDIATE, duties: new Map() };
  member.key!.ownerDuties = new Map([['hotel', [HotelDuty.OWNER]]]);
  expect(refusal(member, 'stay:manage')).toEqual(['HOTEL', 'STAFF']);
  expect(refusal(member, 'booking:cancel')).toEqual(['BOOKINGS', 'HOTEL', 'BOOK', 'STAFF']);
});
