import { AuditRecord } from '../access/audit/auditEntry.entity';
import type { Domain } from '../access/domain';
import type { PermissionTable } from '../access/policy';
import { HotelDuty } from '../access/duty.enum';
import {
  anyone,
  AVAILABILITY,
  BOOK,
  BOOKINGS,
  customer,
  customerOrTeam,
  dutyAtHotel,
  HOTEL,
  owner,
  ownerOrDutyAtHotel,
  PROOF,
  READ,
  STAFF,
} from '../access/rules';
import type { LoadersOf, LoaderTable } from '../database/loaders';
import { onHotelClosed, onHotelClosing } from '../hotels/hotelDeletion.service';
import { onRoomNumbersRemoved } from '../rooms/removal.service';
import { onAccountDeleted, onDataExport } from '../users/accountDeletion.service';
import { BalanceAbilitiesResolver, BalanceResolver, VoidableResolver } from './balance/balance.resolver';
import { BookingCredit } from './balance/bookingCredit.entity';
import { Booking } from './booking.entity';
import { BookingEventResolver, BookingResolver, StayResolver } from './booking.resolver';
import { BookingCharge } from './bookingCharge.entity';
import { BookingEvent } from './bookingEvent.entity';
import { CancellationResolver } from './cancel/cancellation.resolver';
import { HotelCancellation } from './cancel/hotelCancellation.entity';
import { cancelForHotels } from './cancel/hotelCancellation.service';
import { endBookingsOfUser, exportBookings } from './cancel/onAccountDeleted.service';
import { endBookingsInRooms, refuseWhileInHouse } from './cancel/onRoomNumbersRemoved.service';
import { RemovalImpactResolver } from './cancel/removalImpact.resolver';
import { BookingChange, ChangeStatus } from './change/bookingChange.entity';
import { BookingChangeResolver, ChangeResolver } from './change/change.resolver';
import { ArrivalResolver } from './desk/arrival.resolver';
import { BookingNote } from './desk/bookingNote.entity';
import { BookingNoteResolver, FrontDeskResolver } from './desk/frontDesk.resolver';
import { exportNotes, deleteNotesOfUser } from './desk/bookingNote.service';
import { DeskRefundResolver, PayOutListResolver } from './desk/payOut.resolver';
import { PaymentMethodResolver } from './desk/paymentMethod.resolver';
import { TapeChartResolver } from './desk/tapeChart.resolver';
import { WalkInResolver } from './desk/walkIn.resolver';
import { EndStayResolver, StayEndingResolver } from './end/endStay.resolver';
import { StayEnding } from './end/stayEnding.entity';
import { BookingFolioResolver, FolioLineResolver } from './folio/folio.resolver';
import { postMissingFolios } from './folio/folio.service';
import { FolioLine } from './folio/folioLine.entity';
import { GuestNameSubscriber } from './guestName.subscriber';
import { GoodwillResolver } from './goodwill/goodwill.resolver';
import { CheckoutResolver } from './hold/checkout.resolver';
import { expireHolds } from './hold/hold.service';
import { QuoteResolver } from './hold/quote.resolver';
import { detachBookings } from './booking.service';
import { Payment } from './pay/payment.entity';
import { BOOKS } from './pay/payment.service';
import { BookingPaymentsResolver, PaymentResolver } from './pay/payment.resolver';
import { BookingRefundsResolver } from './pay/refund.resolver';
import { PaymentDifference } from './pay/paymentDifference.entity';
import { PaymentDifferenceResolver } from './pay/paymentDifference.resolver';
import { ProviderEvent } from './pay/providerEvent.entity';
import {
  purgeProviderEvents,
  onSessionEvent,
  learnRefunds,
  processDueEvents,
  readMissedEvents,
} from './pay/providerEvent.service';
import { reconcilePayments } from './pay/reconcile.service';
import { Refund } from './pay/refund.entity';
import { onFirstRefund, onRefundTooLarge, refundDue } from './pay/refund.service';
import { limitRefund } from './pay/refundLimit.service';
import { settleEvent } from './pay/settlement.service';
import { DailySales, SalesLine } from './stats/salesStats.entity';
import { DashboardResolver } from './stats/dashboard.resolver';
import { nightSales } from './stats/nightSales.loaders';
import { NightSalesResolver } from './stats/nightSales.resolver';
import { giveMissingReferences } from './reference.service';
import { Stay } from './stay.entity';
import { StayTitleResolver } from './titles/titles.resolver';

const loaders = {
  bookings: (kit) => kit.row(Booking, 'id'),
  staysOfBooking: (kit) => kit.rows(Stay, 'bookingId', 'checkIn', 'number', 'id'),
  chargesOfBooking: (kit) => kit.rows(BookingCharge, 'bookingId', 'place'),
  eventsOfBooking: (kit) => kit.rows(BookingEvent, 'bookingId', 'step'),
  notesOfBooking: (kit) => kit.rows(BookingNote, 'bookingId', 'createdAt', 'id'),
  changeOfBooking: (kit) => kit.row(BookingChange, 'bookingId', { status: ChangeStatus.HELD }),
  payments: (kit) => kit.row(Payment, 'id'),
  paymentOfBooking: (kit) => kit.row(Payment, 'bookingId', BOOKS),
  paymentOfChange: (kit) => kit.row(Payment, 'changeId'),
  paymentsOfBooking: (kit) => kit.rows(Payment, 'bookingId', 'createdAt', 'id'),
  refundsOfBooking: (kit) => kit.rows(Refund, 'bookingId', 'id'),
  endingsOfBooking: (kit) => kit.rows(StayEnding, 'bookingId', 'id'),
  folioLinesOfBooking: (kit) => kit.rows(FolioLine, 'bookingId', 'line'),
  nightSales,
} satisfies LoaderTable;

const permissions = {
  'quote:read': [anyone, [AVAILABILITY, READ]],
  'checkout:create': [customer, [BOOKINGS, BOOK]],
  'checkout:release': [ownerOrDutyAtHotel(HotelDuty.FRONT_DESK), [BOOKINGS, HOTEL, BOOK, STAFF]],
  'booking:read': [ownerOrDutyAtHotel(HotelDuty.FRONT_DESK, HotelDuty.FINANCE), [BOOKINGS, HOTEL, READ]],
  'booking:list': [dutyAtHotel(HotelDuty.FRONT_DESK, HotelDuty.FINANCE), [HOTEL, STAFF]],
  'folio:read': [ownerOrDutyAtHotel(HotelDuty.FRONT_DESK, HotelDuty.FINANCE), [BOOKINGS, HOTEL, READ]],
  'booking:list-own': [customerOrTeam, [BOOKINGS, READ]],
  'booking:pay': [owner, [BOOKINGS, BOOK]],
  'booking:change': [ownerOrDutyAtHotel(HotelDuty.FRONT_DESK), [BOOKINGS, HOTEL, BOOK, STAFF]],
  'booking:cancel': [ownerOrDutyAtHotel(HotelDuty.FRONT_DESK), [BOOKINGS, HOTEL, BOOK, STAFF]],
  'booking:choose-refund': [dutyAtHotel(HotelDuty.FRONT_DESK), [HOTEL, STAFF]],
  'booking:refund': [dutyAtHotel(HotelDuty.FRONT_DESK), [HOTEL, STAFF]],
  'booking:refund-much': [dutyAtHotel(HotelDuty.MANAGER), [HOTEL, STAFF], PROOF],
  'booking:cancel-many': [dutyAtHotel(HotelDuty.MANAGER), [HOTEL, STAFF], PROOF],
  'booking:end-many': [dutyAtHotel(HotelDuty.FRONT_DESK), [HOTEL, STAFF]],
  'booking:note': [dutyAtHotel(HotelDuty.FRONT_DESK), [HOTEL, STAFF]],
  'arrival:set': [ownerOrDutyAtHotel(HotelDuty.FRONT_DESK), [BOOKINGS, HOTEL, BOOK, STAFF]],
  'change:release': [ownerOrDutyAtHotel(HotelDuty.FRONT_DESK), [BOOKINGS, HOTEL, BOOK, STAFF]],
  'payment:list-differences': [dutyAtHotel(HotelDuty.FINANCE), [HOTEL, STAFF]],
  'payment:resolve-difference': [dutyAtHotel(HotelDuty.FINANCE), [HOTEL, STAFF]],
  'frontDesk:read': [dutyAtHotel(HotelDuty.FRONT_DESK), [HOTEL, STAFF]],
  'tapeChart:read': [dutyAtHotel(HotelDuty.FRONT_DESK), [HOTEL, STAFF]],
  'stay:manage': [dutyAtHotel(HotelDuty.FRONT_DESK), [HOTEL, STAFF]],
  'stay:move': [dutyAtHotel(HotelDuty.FRONT_DESK), [HOTEL, STAFF]],
  'walkIn:create': [dutyAtHotel(HotelDuty.FRONT_DESK), [HOTEL, STAFF]],
  'payOut:confirm': [dutyAtHotel(HotelDuty.FRONT_DESK), [HOTEL, STAFF]],
  'payOut:undo': [dutyAtHotel(HotelDuty.FRONT_DESK), [HOTEL, STAFF]],
  'payment:correct': [dutyAtHotel(HotelDuty.FRONT_DESK, HotelDuty.FINANCE), [HOTEL, STAFF]],
  'payment:take': [dutyAtHotel(HotelDuty.FRONT_DESK), [HOTEL, STAFF]],
  'figure:read': [dutyAtHotel(HotelDuty.REVENUE, HotelDuty.FINANCE), [HOTEL, STAFF]],
} as const satisfies PermissionTable;

declare module '../database/loaders' {
  interface Loaders extends LoadersOf<typeof loaders> {}
}
declare module '../access/policy' {
  interface Permissions extends Declared<typeof permissions> {}
}
declare module '../core/events' {
  interface Events {
    /** A booking with stays in a hotel took a step, such as a payment or a check-in. The key is the hotel's id. */
    bookingMoved: { bookingId: string };
  }
}

/** A booking from its quote to check-out, with its payments, changes, cancellation and front desk. */
export const bookings: Domain = {
  entities: [
    Booking,
    Stay,
    BookingCharge,
    BookingEvent,
    BookingNote,
    BookingChange,
    HotelCancellation,
    StayEnding,
    Payment,
    BookingCredit,
    Refund,
    FolioLine,
    PaymentDifference,
    ProviderEvent,
    SalesLine,
    DailySales,
  ],
  subscribers: [GuestNameSubscriber],
  resolvers: [
    BookingResolver,
    StayResolver,
    StayTitleResolver,
    BookingEventResolver,
    QuoteResolver,
    CheckoutResolver,
    BookingPaymentsResolver,
    PaymentResolver,
    BookingRefundsResolver,
    PaymentDifferenceResolver,
    BookingFolioResolver,
    FolioLineResolver,
    ChangeResolver,
    BookingChangeResolver,
    CancellationResolver,
    RemovalImpactResolver,
    GoodwillResolver,
    BalanceResolver,
    BalanceAbilitiesResolver,
    VoidableResolver,
    EndStayResolver,
    StayEndingResolver,
    FrontDeskResolver,
    WalkInResolver,
    DeskRefundResolver,
    PaymentMethodResolver,
    PayOutListResolver,
    BookingNoteResolver,
    ArrivalResolver,
    TapeChartResolver,
    DashboardResolver,
    NightSalesResolver,
  ],
  loaders,
  permissions,
  audited: {
    [AuditRecord.BOOKING]: [
      'status',
      'stay',
      'payment',
      'totalCents',
      'paidCents',
      'refundedCents',
      'extra',
      'extrasCents',
      'balanceCents',
      'cancelledBy',
      'cancellationReason',
      'arrivalHour',
      'heldUntil',
      'checkIn',
      'checkOut',
      'room',
      'paidOut',
      'paidBy',
    ],
    [AuditRecord.PAYMENT_DIFFERENCE]: ['resolution'],
  },
  jobs: {
    processDueEvents: { every: 5000, run: processDueEvents },
    expireHolds: { every: 5000, run: expireHolds },
    refundDue: { every: 10_000, run: refundDue },
    reconcilePayments: { every: 10_000, run: reconcilePayments },
    cancelForHotels: { every: 2000, run: cancelForHotels },
    postMissingFolios: { every: 2000, run: postMissingFolios },
    giveMissingReferences: { every: 5000, run: giveMissingReferences },
    readMissedEvents: { every: 60_000, run: readMissedEvents },
    purgeProviderEvents: { every: 3_600_000, run: purgeProviderEvents },
  },
  joinHooks() {
    onAccountDeleted.join('bookings', endBookingsOfUser);
    onAccountDeleted.join('notes', deleteNotesOfUser);
    onDataExport.join('bookings', exportBookings);
    onDataExport.join('notes', exportNotes);
    onHotelClosing.join('bookings', refuseWhileInHouse);
    onHotelClosed.join('bookings', detachBookings);
    onRoomNumbersRemoved.join('bookings', endBookingsInRooms);
    onSessionEvent.join('checkouts', settleEvent);
    onRefundTooLarge.join('bookings', limitRefund);
    onFirstRefund.join('bookings', learnRefunds);
  },
};
