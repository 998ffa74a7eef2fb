import type { Domain } from '../../access/domain';
import type { PermissionTable } from '../../access/policy';
import { HotelDuty } from '../../access/duty.enum';
import { anyone, BOOK, BOOKINGS, dutyAtHotel, HOTEL, READ, STAFF } from '../../access/rules';
import type { LoadersOf, LoaderTable } from '../../database/loaders';
import { onBookingMoved } from '../history.service';
import { BalancePageResolver, PayBalanceAbilityResolver } from './balancePage.resolver';
import { endOverpayingPages } from './openPages.service';
import { PaymentLink } from './paymentLink.entity';
import {
  PaymentLinkAbilityResolver,
  PaymentLinkMakerResolver,
  PaymentLinkResolver,
} from './paymentLink.resolver';
import { revokeLinks } from './paymentLink.service';

const loaders = {
  linksOfBooking: (kit) => kit.rows(PaymentLink, 'bookingId', 'createdAt', 'id'),
} satisfies LoaderTable;

const permissions = {
  'paymentLink:create': [dutyAtHotel(HotelDuty.FRONT_DESK), [HOTEL, STAFF]],
  'paymentLink:read': [anyone, [BOOKINGS, READ]],
  'paymentLink:pay': [anyone, [BOOKINGS, BOOK]],
} as const satisfies PermissionTable;

declare module '../../database/loaders' {
  interface Loaders extends LoadersOf<typeof loaders> {}
}
declare module '../../access/policy' {
  interface Permissions extends Declared<typeof permissions> {}
}

/** What guests pay online of what they owe, on their page or by a link. */
export const onlinePayments: Domain = {
  entities: [PaymentLink],
  resolvers: [
    BalancePageResolver,
    PayBalanceAbilityResolver,
    PaymentLinkResolver,
    PaymentLinkMakerResolver,
    PaymentLinkAbilityResolver,
  ],
  loaders,
  permissions,
  joinHooks() {
    onBookingMoved.join('balancePages', endOverpayingPages);
    onBookingMoved.join('paymentLinks', revokeLinks);
  },
};
