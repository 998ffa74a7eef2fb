import { In } from 'typeorm';
import {
  invoiceAddressProblem,
  invoiceName,
  invoiceNameProblem,
  taxNumberProblem,
  type InvoiceBuyer,
} from '../../../../schema/invoices';
import { LIMITS } from '../../../../schema/limits';
import { sumCents } from '../../../../schema/prices';
import { authorize, authorizedToAsk, authorizeToAsk, can, type Viewer } from '../../access/policy';
import { groupBy } from '../../core/groupBy';
import { BadInput, refuse } from '../../core/problems';
import { gatherUntilCommit, lockRows, repo, transaction } from '../../database/transaction';
import type { DataExport } from '../../users/accountDeletion.service';
import { User } from '../../users/user.entity';
import { Booking, BookingStatus } from '../booking.entity';
import { recordBookingChange } from '../bookingAudit.service';
import { queueInvoiceMail } from '../bookingMails.service';
import type { BookingMoved } from '../history.service';
import { postMissingFolio } from '../folio/folio.service';
import { FolioLine } from '../folio/folioLine.entity';
import { Invoice, InvoiceKind } from './invoice.entity';
import { InvoiceRefused, type InvoiceBuyerInput, type IssueInvoiceInput } from './invoice.types';
import { chargesOf } from './invoiceLines';
import {
  issuerOf,
  missingCharges,
  writeMissing,
  writeTakingAllBack,
  type Invoiced,
} from './writeInvoice.service';

/** Who asks for an invoice, and for whom. */
interface Asked {
  who: string;
  buyer: InvoiceBuyer;
  idempotencyKey: string;
}

/**
 * Issues an invoice of what a booking charges and no invoice has yet. Where nothing is missing, the last invoice is the
 * answer; for another buyer, or other nights at the same price, a credit note takes the old invoices back and a new one
 * has everything. The same key issues once. The guest gets it by mail. Refuses InvoiceRefused.
 */
export function issueInvoice(viewer: Viewer | undefined, input: IssueInvoiceInput): Promise<Invoice> {
  const { id: who } = authorizedToAsk(viewer, 'invoice:issue');
  const { bookingId, idempotencyKey } = input;
  return transaction(async () => {
    const [booking] = await lockRows(Booking, [bookingId]);
    if (!booking || !can(viewer, 'booking:read', booking))
      refuse(new InvoiceRefused('This booking does not exist.'));
    authorize(viewer, 'invoice:issue', booking);
    const buyer = await readBuyer(input.buyer, booking);
    await postMissingFolio(booking);
    const [invoiced] = await readInvoiced([booking]);
    const { issued } = invoiced!;
    const repeated = issued.find((invoice) => invoice.idempotencyKey === idempotencyKey);
    if (repeated) {
      if (isSameBuyer(repeated.buyer, buyer)) return repeated;
      refuse(new InvoiceRefused('This idempotency key was used for another invoice. Use a new one.'));
    }
    const written = await issue(invoiced!, { who, buyer, idempotencyKey });
    if (written.length) {
      await queueInvoiceMail(booking, written, true);
      await recordBookingChange(viewer, 'issueInvoice', booking);
    }
    return issued.findLast(({ kind }) => kind === InvoiceKind.INVOICE)!;
  });
}

/** Writes the documents that are missing for this buyer; none if the last one still holds. */
async function issue(invoiced: Invoiced, asked: Asked): Promise<Invoice[]> {
  const { booking, issued } = invoiced;
  if (!isBought(booking))
    refuse(new InvoiceRefused('This booking is not paid, so there is no invoice for it.'));
  if (!issuerOf(invoiced))
    refuse(new InvoiceRefused('The hotel of this booking no longer exists, so it cannot issue an invoice.'));
  const missing = missingCharges(invoiced);
  const missingCents = sumCents(missing);
  const before = issued.length;
  const last = issued.at(-1);
  if (!last && missingCents <= 0)
    refuse(new InvoiceRefused('Nothing of this booking is charged, so there is no invoice for it.'));
  const isStale = missing.length > 0 && missingCents === 0;
  if (last?.invoicedCents && (isStale || !isSameBuyer(last.buyer, asked.buyer))) {
    if (before + 2 > LIMITS.invoicesPerBooking)
      refuse(new InvoiceRefused('This booking has too many invoices. Ask the hotel for another one.'));
    await writeTakingAllBack(invoiced, { who: asked.who, buyer: last.buyer });
  }
  await writeMissing(invoiced, asked);
  return issued.slice(before);
}

const isBought = ({ status }: Booking): boolean =>
  status === BookingStatus.CONFIRMED || status === BookingStatus.CANCELLED;

/**
 * Has the next documents of a booking written at the end of the caller's transaction, if it has an invoice: a credit note
 * when the booking charges less, another invoice when it charges more. They go to the same buyer, and to the guest by mail.
 */
export async function invoiceStep({ booking }: BookingMoved): Promise<void> {
  // Numbers are taken last and in one order, so that hotels and bookings never wait for each other in a circle.
  if (booking.balanceCents !== null) gatherUntilCommit(writeForAll, booking);
}

async function writeForAll(moved: readonly Booking[]): Promise<void> {
  const bookings = [...new Map(moved.map((booking) => [booking.id, booking])).values()];
  const invoiced = await readInvoiced(bookings, { onlyInvoiced: true });
  for (const one of invoiced.sort(byHotel)) {
    const { buyer } = one.issued.at(-1)!;
    const invoice = await writeMissing(one, { who: null, buyer });
    if (invoice) await queueInvoiceMail(one.booking, [invoice], false);
  }
}

const byHotel = ({ issued: [one] }: Invoiced, { issued: [other] }: Invoiced): number =>
  one!.hotelId.localeCompare(other!.hotelId);

/** Bookings with their folios and documents. */
async function readInvoiced(
  bookings: readonly Booking[],
  { onlyInvoiced = false } = {},
): Promise<Invoiced[]> {
  const isAny = { bookingId: In(bookings.map(({ id }) => id)) };
  const found = await repo(Invoice).find({ where: isAny, order: { place: 'ASC' } });
  const issuedOf = groupBy(found, (invoice) => invoice.bookingId);
  const read = onlyInvoiced ? bookings.filter(({ id }) => issuedOf.has(id)) : bookings;
  if (!read.length) return [];
  const bookingId = In(read.map(({ id }) => id));
  const lines = await repo(FolioLine).find({ where: { bookingId }, order: { line: 'ASC' } });
  const folioOf = groupBy(lines, (line) => line.bookingId);
  return read.map((booking) => ({
    booking,
    folio: folioOf.get(booking.id) ?? [],
    issued: issuedOf.get(booking.id) ?? [],
  }));
}

/** The buyer as it is printed. Throws BadInput for what cannot be. */
async function readBuyer(input: InvoiceBuyerInput, { userId }: Booking): Promise<InvoiceBuyer> {
  const name = input.name?.trim() || (await repo(User).findOneByOrFail({ id: userId })).name;
  const address = input.address.trim().replace(/[^\S\n]*\r?\n\s*/g, '\n');
  const taxNumber = input.taxNumber.trim();
  const problem = invoiceNameProblem(name) ?? invoiceAddressProblem(address) ?? taxNumberProblem(taxNumber);
  if (problem) throw new BadInput(problem);
  return { name, address, taxNumber };
}

const isSameBuyer = (one: InvoiceBuyer, other: InvoiceBuyer): boolean =>
  one.name === other.name && one.address === other.address && one.taxNumber === other.taxNumber;

/** The invoice with this id, if the viewer may read it. */
export async function findInvoice(viewer: Viewer | undefined, id: string): Promise<Invoice | null> {
  authorizeToAsk(viewer, 'invoice:read');
  const invoice = await repo(Invoice).findOne({ where: { id }, relations: { bookingRow: true } });
  return invoice?.bookingRow && can(viewer, 'invoice:read', invoice.bookingRow) ? invoice : null;
}

/** The invoices and credit notes of a user's bookings, for the data export. */
export async function exportInvoices({ userId }: DataExport): Promise<unknown> {
  const invoices = await repo(Invoice).find({ where: { bookingRow: { userId } }, order: { id: 'ASC' } });
  return invoices.map(({ kind, number, day, sellerName, buyer, lines, totalCents, bookingId }) => ({
    name: invoiceName({ kind, number }),
    day,
    booking: bookingId,
    seller: sellerName,
    buyer,
    lines,
    totalCents,
  }));
}

/**
 * Whether the viewer can ask for an invoice of the booking now: it is booked, and something is charged. A booking that is older
 * than folios gets its folio with the invoice.
 */
export const mayIssueInvoice = (
  viewer: Viewer | undefined,
  booking: Booking,
  folio: readonly FolioLine[],
): boolean =>
  can(viewer, 'invoice:issue', booking) &&
  (booking.balanceCents === null
    ? booking.status === BookingStatus.CONFIRMED
    : isBought(booking) && sumCents(chargesOf(folio)) > 0);
