import { extraWords } from '../../../../schema/extras';
import { sumCents } from '../../../../schema/prices';
import type { InvoiceBuyer } from '../../../../schema/invoices';
import { currentLanguage, type Language } from '../../../../schema/language';
import { LIMITS } from '../../../../schema/limits';
import { todayIn } from '../../../../schema/nights';
import { now } from '../../core/clock';
import { inEnglish } from '../../core/readerLanguage';
import { lockRow, lockRows, repo, requireTransaction } from '../../database/transaction';
import { Hotel } from '../../hotels/hotel.entity';
import { User } from '../../users/user.entity';
import type { Booking } from '../booking.entity';
import { BookingCharge } from '../bookingCharge.entity';
import { BookingExtra } from '../extras/bookingExtra.entity';
import { FolioLine } from '../folio/folioLine.entity';
import { ofBooking } from '../ofBooking.service';
import { Stay } from '../stay.entity';
import { extrasWithTitles, withTitles } from '../titles/titles.service';
import { Invoice, InvoiceCounter, InvoiceKind, newInvoice } from './invoice.entity';
import { chargesOf, invoiceLines, paymentsOf, reversed, waivedIn } from './invoiceLines';

/** A booking with its folio and its documents, inside a transaction that has locked the booking's row. */
export interface Invoiced {
  booking: Booking;
  folio: FolioLine[];
  /** Oldest first. A document that is written is added. */
  issued: Invoice[];
}

/** For whom and by whom a document is written. */
export interface WrittenFor {
  who: string | null;
  buyer: InvoiceBuyer;
  idempotencyKey?: string;
}

/** What the folio charges that no document of the booking has yet. */
export function missingCharges({ folio, issued }: Invoiced) {
  const throughLine = issued.at(-1)?.throughLine ?? 0;
  return chargesOf(folio.filter(({ line }) => line > throughLine));
}

/**
 * Writes the invoice of what the folio charges and no document has yet, or the credit note if it charges less than
 * before. Null if the sum is the same: the next document has these lines.
 */
export async function writeMissing(invoiced: Invoiced, written: WrittenFor): Promise<Invoice | null> {
  const charges = missingCharges(invoiced);
  const cents = sumCents(charges);
  return cents === 0 ? null : write(invoiced, charges, invoiced.folio.length, written);
}

/** Writes a credit note over everything that is invoiced, so that all of it can be invoiced again. */
export function writeTakingAllBack(invoiced: Invoiced, written: WrittenFor): Promise<Invoice> {
  const { folio, issued } = invoiced;
  const throughLine = issued.at(-1)?.throughLine ?? 0;
  const charges = reversed(chargesOf(folio.filter(({ line }) => line <= throughLine)));
  return write(invoiced, charges, 0, written);
}

async function write(
  invoiced: Invoiced,
  charges: ReturnType<typeof chargesOf>,
  throughLine: number,
  { who, buyer, idempotencyKey }: WrittenFor,
): Promise<Invoice> {
  requireTransaction('writeInvoice');
  const { booking, folio, issued } = invoiced;
  const cents = sumCents(charges);
  const before = issued.at(-1)?.throughLine ?? 0;
  const isInvoice = cents > 0;
  const credited = isInvoice ? undefined : issued.findLast(({ kind }) => kind === InvoiceKind.INVOICE);
  const { timeZone, ...seller } = await sellerOf(invoiced);
  const payments = paymentsOf(folio);
  const invoicedCents = (issued.at(-1)?.invoicedCents ?? 0) + cents;
  const language = await languageFor(invoiced, who);
  const roomTypes = await roomTypesOf(invoiced, language);
  const extras = await extrasOf(booking, language);
  const rates = await ratesOf(invoiced);
  // Last, since it makes the other writers of this hotel wait until the end of this transaction.
  const number = await nextNumber(seller.hotelId);
  const invoice = newInvoice({
    ...seller,
    number,
    // After the number, so that days follow numbers.
    day: todayIn(timeZone, now()),
    bookingId: booking.id,
    bookingReference: booking.reference,
    place: issued.length + 1,
    kind: isInvoice ? InvoiceKind.INVOICE : InvoiceKind.CREDIT_NOTE,
    userId: who,
    buyer,
    creditedNumber: credited?.number ?? null,
    takesAllBack: throughLine === 0,
    throughLine,
    lines: invoiceLines(charges, isInvoice ? 1 : -1, {
      roomTypes,
      extras,
      rates,
      credited: throughLine ? waivedIn(folio.filter(({ line }) => line <= before)) : 0,
    }),
    totalCents: Math.abs(cents),
    invoicedCents,
    payments,
    dueCents: invoicedCents + sumCents(payments),
    language,
    idempotencyKey,
  });
  await repo(Invoice).insert(invoice);
  issued.push(invoice);
  return invoice;
}

/** The language of the last document of the booking; for the first one that of the guest. */
async function languageFor({ booking, issued }: Invoiced, who: string | null): Promise<Language> {
  const last = issued.at(-1);
  if (last) return last.language;
  const guest = await repo(User).findOneBy({ id: booking.userId });
  return guest?.language ?? (who === booking.userId ? currentLanguage() : 'en');
}

/** The hotel that issues the documents of a booking; undefined if it is not known any more. */
export const issuerOf = ({ booking, folio, issued }: Invoiced): string | undefined =>
  booking.hotelId ?? issued.at(-1)?.hotelId ?? folio.findLast((line) => line.hotelId)?.hotelId ?? undefined;

/** The hotel as it is, or as it was when it issued the last document. */
async function sellerOf(invoiced: Invoiced) {
  const { booking, issued } = invoiced;
  const last = issued.at(-1);
  const hotelId = issuerOf(invoiced);
  if (!hotelId) throw new Error('The hotel that issues the invoice is not known.');
  const hotel = await repo(Hotel).findOne({ where: { id: hotelId }, relations: { cityRow: true } });
  const { name, timeZone } = hotel?.cityRow ?? { name: '', timeZone: 'UTC' };
  const street = hotel?.address ?? '';
  const hasCity = POSTCODE.test(street) || street.toLowerCase().includes(name.toLowerCase());
  return {
    hotelId,
    timeZone,
    sellerName: hotel?.name ?? last?.sellerName ?? booking.hotelName,
    sellerAddress: hotel
      ? [street, hasCity ? '' : name].filter(Boolean).join('\n').slice(0, LIMITS.shortText)
      : (last?.sellerAddress ?? ''),
    sellerTaxNumber: hotel ? (hotel.taxNumber ?? '') : (last?.sellerTaxNumber ?? ''),
  };
}

/** The end of an address that names the city, maybe in another language: `Obere Donaustraße 97, 1020 Wien`. */
const POSTCODE = /,[^,]*\d{4}/;

/** The room types by room number, in the language of the document: those that are booked, and those of earlier documents. */
async function roomTypesOf({ booking, issued }: Invoiced, language: Language): Promise<Map<number, string>> {
  const earlier = issued.flatMap(({ lines }) => lines);
  const stays = await withTitles(await repo(Stay).findBy(ofBooking(booking)), language);
  return new Map(
    [...earlier, ...stays].flatMap(({ number, title }) => (number && title ? [[number, title]] : [])),
  );
}

/** The extras of a booking by their ids, with their titles in the language of the document, and otherwise as the folio keeps them. */
async function extrasOf({ id: bookingId }: Booking, language: Language): Promise<Map<string, string>> {
  const extras = await extrasWithTitles(await repo(BookingExtra).findBy({ bookingId }), language);
  return new Map(extras.map((extra) => [extra.id, inEnglish(() => extraWords(extra.title, extra))]));
}

/** The percentages of taxes and fees by title: those of the booking, and those of earlier documents. */
async function ratesOf({ booking, issued }: Invoiced): Promise<Map<string, number>> {
  const charges = await repo(BookingCharge).findBy({ bookingId: booking.id });
  const sold = charges.map(({ title, rules }) => ({ title, ratePercent: percentOf(rules) }));
  const earlier = issued.flatMap(({ lines }) => lines);
  return new Map(
    [...earlier, ...sold].flatMap(({ title, ratePercent }) =>
      ratePercent == null ? [] : [[title, ratePercent]],
    ),
  );
}

/** The percentage by which all nights were charged; null if it is none, or not the same for all. */
function percentOf(rules: BookingCharge['rules']): number | null {
  const [first, ...others] = (rules ?? []).filter((rule) => rule !== null);
  if (first?.kind !== 'PERCENT') return null;
  const isSame = others.every(({ kind, amount }) => kind === first.kind && amount === first.amount);
  return isSame ? first.amount / 100 : null;
}

/** The next number of a hotel. A transaction that is rolled back gives it back, so that no number is missing. */
async function nextNumber(hotelId: string): Promise<number> {
  if (!(await lockRows(InvoiceCounter, [hotelId])).length)
    await repo(InvoiceCounter)
      .createQueryBuilder()
      .insert()
      .values({ id: hotelId, last: 0 })
      // An insert that ignores a row of another transaction would share its lock, and two that share it cannot both go on.
      .orUpdate(['id'], ['id'])
      .updateEntity(false)
      .execute();
  const { last } = await lockRow(InvoiceCounter, hotelId);
  await repo(InvoiceCounter).update({ id: hotelId }, { last: last + 1 });
  return last + 1;
}
