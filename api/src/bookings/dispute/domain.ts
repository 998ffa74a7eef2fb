import type { Domain } from '../../access/domain';
import { HotelDuty } from '../../access/duty.enum';
import type { PermissionTable } from '../../access/policy';
import { dutyAtHotel, HOTEL, STAFF } from '../../access/rules';
import type { LoadersOf, LoaderTable } from '../../database/loaders';
import { Dispute } from './dispute.entity';
import { BookingDisputesResolver, DisputeResolver, PaymentDisputeResolver } from './dispute.resolver';

const loaders = {
  disputesOfBooking: (kit) => kit.rows(Dispute, 'bookingId', 'openedAt', 'id'),
  disputesOfPayment: (kit) => kit.rows(Dispute, 'paymentId', 'openedAt', 'id'),
} satisfies LoaderTable;

const permissions = {
  'dispute:list': [dutyAtHotel(HotelDuty.FINANCE), [HOTEL, STAFF]],
  'dispute:answer': [dutyAtHotel(HotelDuty.FINANCE), [HOTEL, STAFF]],
} as const satisfies PermissionTable;

declare module '../../database/loaders' {
  interface Loaders extends LoadersOf<typeof loaders> {}
}
declare module '../../access/policy' {
  interface Permissions extends Declared<typeof permissions> {}
}

/** Disputes of payments by card, and the evidence that answers them. */
export const disputes: Domain = {
  entities: [Dispute],
  resolvers: [DisputeResolver, BookingDisputesResolver, PaymentDisputeResolver],
  loaders,
  permissions,
};
