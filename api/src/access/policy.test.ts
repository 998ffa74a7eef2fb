import {
  authorize,
  authorizeToAsk,
  authorized,
  authorizedHotels,
  can,
  describeHolders,
  mayAsk,
  allPermissions,
  needsSubject,
  type Permission,
  type Viewer,
} from './policy';
import { Forbidden, Unauthenticated } from '../core/problems';
import { actAsHotel } from './actAsHotel';
import { HotelDuty } from './duty.enum';
import { Role } from './role.enum';
import '../domains';

const person = (id: string, role: Role): Viewer => ({ id, role, sessionId: '' });
const owner = person('owner', Role.CUSTOMER);
const stranger = person('stranger', Role.CUSTOMER);
const administrator = person('administrator', Role.ADMIN);
const subject = { userId: owner.id, hotelId: 'hotel' };

const subjectPermissions = allPermissions().filter(needsSubject);
/** Those that the owner of the subject has. */
const ownerPermissions = subjectPermissions.filter((permission) =>
  (can as (viewer: Viewer, permission: Permission, about: object) => boolean)(owner, permission, subject),
);
/** can() without its type check, as untyped code could call it. */
const canWithoutSubject = can as (viewer: Viewer | undefined, permission: Permission) => boolean;

// Never runs; tsc fails if a call below that must not compile does compile.
export function refusedByTheCompiler(permission: Permission, some: 'booking:cancel' | 'room:block') {
  // @ts-expect-error The booking is missing.
  can(owner, 'booking:cancel');
  // @ts-expect-error The booking is missing.
  authorize(owner, 'booking:cancel');
  // @ts-expect-error The booking is missing.
  authorized(owner, 'booking:cancel');
  // @ts-expect-error A missing booking has no owner.
  authorize(owner, 'booking:cancel', undefined);
  // @ts-expect-error A subject without an owner.
  authorize(owner, 'booking:cancel', { id: 'booking' });
  // @ts-expect-error The permission may depend on an owner.
  authorize(owner, permission);
  // @ts-expect-error Both depend on a subject.
  authorize(owner, some);
  // @ts-expect-error The hotel is missing.
  authorize(owner, 'room:block');
  // @ts-expect-error A subject without a hotel.
  authorize(owner, some, { userId: owner.id });
  authorize(owner, some, subject);
  authorize(owner, 'user:find');
  authorizeToAsk(owner, permission);
}

test.each(subjectPermissions)('%s without the subject is granted to nobody', (permission) => {
  for (const viewer of [undefined, owner, administrator])
    expect(canWithoutSubject(viewer, permission)).toBe(false);
});

test('a permission that depends on an owner is granted to the owner and not to a stranger', () => {
  expect(ownerPermissions).toContain('booking:cancel');
  const allowed = (viewer: Viewer | undefined) =>
    subjectPermissions.filter((permission) => can(viewer, permission, subject));
  expect(allowed(owner)).toEqual(ownerPermissions);
  expect(allowed(stranger)).toEqual([]);
  expect(allowed(undefined)).toEqual([]);
});

test('a stranger may ask to cancel a booking, and is refused with the booking', () => {
  expect(mayAsk(stranger, 'booking:cancel')).toBe(true);
  expect(() => authorizeToAsk(stranger, 'booking:cancel')).not.toThrow();
  expect(() => authorize(stranger, 'booking:cancel', subject)).toThrow(Forbidden);
  expect(() => authorize(administrator, 'booking:cancel', subject)).not.toThrow();
});

test('signed-out callers cannot ask for subjects with an owner', () => {
  for (const permission of ownerPermissions)
    expect(() => authorizeToAsk(undefined, permission)).toThrow(Unauthenticated);
});

describe('members of teams', () => {
  const memberWith = (...duties: HotelDuty[]): Viewer => ({
    ...person('member', Role.TEAM),
    duties: new Map([['hotel', duties]]),
  });
  const at = (hotelId: string | null) => ({ userId: owner.id, hotelId });

  test('have their duties at their hotel, and nothing at another one or at none', () => {
    const desk = memberWith(HotelDuty.FRONT_DESK);
    expect(can(desk, 'stay:manage', at('hotel'))).toBe(true);
    expect(can(desk, 'booking:cancel', at('hotel'))).toBe(true);
    for (const other of ['other', null]) {
      expect(can(desk, 'stay:manage', at(other))).toBe(false);
      expect(can(desk, 'booking:cancel', at(other))).toBe(false);
    }
    expect(can(desk, 'rate:update', at('hotel'))).toBe(false);
  });

  test('an owner has every permission of the hotel, a manager all but those of the owner alone', () => {
    const ofHotel = subjectPermissions.filter((permission) => can(administrator, permission, at('hotel')));
    const held = (viewer: Viewer) => ofHotel.filter((permission) => can(viewer, permission, at('hotel')));
    const owned = held(memberWith(HotelDuty.OWNER));
    expect(owned).toEqual(
      ofHotel.filter((permission) => !['account:read', 'review:delete'].includes(permission)),
    );
    const managed = held(memberWith(HotelDuty.MANAGER));
    expect(owned.filter((permission) => !managed.includes(permission))).toEqual(
      owned.filter((permission) => describeHolders(permission).endsWith('at their hotels OWNER')),
    );
  });

  test('have no permission of administrators, and none at all without their role', () => {
    for (const permission of ['user:find', 'city:manage', 'hotel:create', 'hotel:delete'] as const)
      expect(can(memberWith(HotelDuty.OWNER), permission)).toBe(false);
    const former = { ...memberWith(HotelDuty.OWNER), role: Role.CUSTOMER };
    expect(can(former, 'stay:manage', at('hotel'))).toBe(false);
    expect(mayAsk(former, 'stay:manage')).toBe(false);
  });

  test('list the hotels where a duty is theirs; administrators list all', () => {
    const viewer = { ...memberWith(HotelDuty.FRONT_DESK) };
    viewer.duties = new Map([
      ['desk', [HotelDuty.FRONT_DESK]],
      ['rates', [HotelDuty.REVENUE]],
      ['owned', [HotelDuty.OWNER]],
    ]);
    expect(authorizedHotels(viewer, 'frontDesk:read')).toEqual(['desk', 'owned']);
    expect(authorizedHotels(viewer, 'frontDesk:read', 'owned')).toEqual(['owned']);
    expect(() => authorizedHotels(viewer, 'frontDesk:read', 'rates')).toThrow(Forbidden);
    expect(() => authorizedHotels(stranger, 'frontDesk:read')).toThrow(Forbidden);
    expect(authorizedHotels(administrator, 'frontDesk:read')).toBeUndefined();
  });

  test('an administrator who acts as a hotel is its owner, and nothing more', () => {
    const acting = actAsHotel(administrator, 'hotel');
    expect(can(acting, 'stay:manage', at('hotel'))).toBe(true);
    expect(can(acting, 'stay:manage', at('other'))).toBe(false);
    expect(can(acting, 'user:find')).toBe(false);
    expect(actAsHotel(stranger, 'hotel')).toBe(stranger);
    expect(actAsHotel(administrator, undefined)).toBe(administrator);
  });
});
