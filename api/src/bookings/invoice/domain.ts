import type { Domain } from '../../access/domain';
import type { PermissionTable } from '../../access/policy';
import { HotelDuty } from '../../access/duty.enum';
import { BOOK, BOOKINGS, dutyAtHotel, HOTEL, ownerOrDutyAtHotel, READ, STAFF } from '../../access/rules';
import type { LoadersOf, LoaderTable } from '../../database/loaders';
import { onAttachment } from '../../mails/outbox.service';
import { onDataExport } from '../../users/accountDeletion.service';
import { onBookingMoved } from '../history.service';
import { Invoice, InvoiceCounter } from './invoice.entity';
import { BookingInvoicesResolver, InvoiceAbilitiesResolver, InvoiceResolver } from './invoice.resolver';
import { exportInvoices, invoiceStep } from './invoice.service';
import { InvoiceListResolver } from './invoiceList.resolver';
import { attachInvoice } from '../paper/documentFile.service';

const loaders = {
  invoicesOfBooking: (kit) => kit.rows(Invoice, 'bookingId', 'place'),
} satisfies LoaderTable;

const permissions = {
  'invoice:read': [ownerOrDutyAtHotel(HotelDuty.FRONT_DESK, HotelDuty.FINANCE), [BOOKINGS, HOTEL, READ]],
  'invoice:issue': [
    ownerOrDutyAtHotel(HotelDuty.FRONT_DESK, HotelDuty.FINANCE),
    [BOOKINGS, HOTEL, BOOK, STAFF],
  ],
  'invoice:list': [dutyAtHotel(HotelDuty.FINANCE), [HOTEL, STAFF]],
} as const satisfies PermissionTable;

declare module '../../database/loaders' {
  interface Loaders extends LoadersOf<typeof loaders> {}
}
declare module '../../access/policy' {
  interface Permissions extends Declared<typeof permissions> {}
}

/** Invoices and credit notes of bookings. */
export const invoices: Domain = {
  entities: [Invoice, InvoiceCounter],
  resolvers: [InvoiceResolver, InvoiceListResolver, BookingInvoicesResolver, InvoiceAbilitiesResolver],
  loaders,
  permissions,
  joinHooks() {
    onBookingMoved.join('invoices', invoiceStep);
    onAttachment.join('invoices', attachInvoice);
    onDataExport.join('invoices', exportInvoices);
  },
};
