import type { Domain } from '../../access/domain';
import type { PermissionTable } from '../../access/policy';
import { HotelDuty } from '../../access/duty.enum';
import { dutyAtHotel, HOTEL, STAFF } from '../../access/rules';
import { endHeldBookings } from './endHeldBookings.service';
import { HeldUntilResolver, HoldBookingAbilityResolver } from './heldUntil.resolver';

const permissions = {
  'booking:hold': [dutyAtHotel(HotelDuty.FRONT_DESK), [HOTEL, STAFF]],
} as const satisfies PermissionTable;

declare module '../../access/policy' {
  interface Permissions extends Declared<typeof permissions> {}
}

/** Unpaid bookings that staff hold until a time. */
export const heldBookings: Domain = {
  resolvers: [HeldUntilResolver, HoldBookingAbilityResolver],
  permissions,
  jobs: {
    endHeldBookings: { every: 5000, run: endHeldBookings },
  },
};
