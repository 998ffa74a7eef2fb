import {
  authorize,
  authorizeToAsk,
  authorized,
  can,
  mayAsk,
  allPermissions,
  isForOwners,
  type Permission,
  type Viewer,
} from './policy';
import { Forbidden, Unauthenticated } from '../core/problems';
import { Role } from './role.enum';
import '../domains';

const person = (id: string, role: Role): Viewer => ({ id, role, sessionId: '' });
const owner = person('owner', Role.CUSTOMER);
const stranger = person('stranger', Role.CUSTOMER);
const administrator = person('administrator', Role.ADMIN);
const subject = { userId: owner.id };

const ownerPermissions = allPermissions().filter(isForOwners);
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
  // @ts-expect-error One of the two depends on an owner.
  authorize(owner, some);
  authorize(owner, some, subject);
  authorize(owner, 'room:block');
  authorizeToAsk(owner, permission);
}

test.each(ownerPermissions)('%s without the subject is granted to nobody', (permission) => {
  for (const viewer of [undefined, owner, administrator])
    expect(canWithoutSubject(viewer, permission)).toBe(false);
});

test('a permission that depends on an owner is granted to the owner and not to a stranger', () => {
  expect(ownerPermissions).toContain('booking:cancel');
  const allowed = (viewer: Viewer | undefined) =>
    ownerPermissions.filter((permission) => can(viewer, permission, subject));
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
