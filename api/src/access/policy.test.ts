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
const thing = { userId: owner.id };

const ownerPermissions = allPermissions().filter(isForOwners);
/** What a caller could do that escapes the types. */
const canWithoutThing = can as (viewer: Viewer | undefined, permission: Permission) => boolean;

// tsc checks what each line would do if it were run: it fails where a call below compiles.
export function whatDoesNotCompile(permission: Permission, some: 'booking:cancel' | 'room:block') {
  // @ts-expect-error The booking is missing.
  can(owner, 'booking:cancel');
  // @ts-expect-error The booking is missing.
  authorize(owner, 'booking:cancel');
  // @ts-expect-error The booking is missing.
  authorized(owner, 'booking:cancel');
  // @ts-expect-error A booking that is not there has no owner.
  authorize(owner, 'booking:cancel', undefined);
  // @ts-expect-error A thing without an owner.
  authorize(owner, 'booking:cancel', { id: 'booking' });
  // @ts-expect-error The permission may depend on an owner.
  authorize(owner, permission);
  // @ts-expect-error One of the two depends on an owner.
  authorize(owner, some);
  authorize(owner, some, thing);
  authorize(owner, 'room:block');
  authorizeToAsk(owner, permission);
}

test.each(ownerPermissions)('%s without the thing is given to nobody', (permission) => {
  for (const viewer of [undefined, owner, administrator])
    expect(canWithoutThing(viewer, permission)).toBe(false);
});

test('what depends on an owner is allowed to the owner and not to a stranger', () => {
  expect(ownerPermissions).toContain('booking:cancel');
  const allowed = (viewer: Viewer | undefined) =>
    ownerPermissions.filter((permission) => can(viewer, permission, thing));
  expect(allowed(owner)).toEqual(ownerPermissions);
  expect(allowed(stranger)).toEqual([]);
  expect(allowed(undefined)).toEqual([]);
});

test('a stranger may ask to cancel a booking, and is refused with the booking', () => {
  expect(mayAsk(stranger, 'booking:cancel')).toBe(true);
  expect(() => authorizeToAsk(stranger, 'booking:cancel')).not.toThrow();
  expect(() => authorize(stranger, 'booking:cancel', thing)).toThrow(Forbidden);
  expect(() => authorize(administrator, 'booking:cancel', thing)).not.toThrow();
});

test('nobody may ask for what has an owner', () => {
  for (const permission of ownerPermissions)
    expect(() => authorizeToAsk(undefined, permission)).toThrow(Unauthenticated);
});
