import { authorizedHotels, type Viewer } from '../../access/policy';
import { inListQuota } from '../../access/limits/listQuota.service';
import type { Counting } from '../../core/counting.decorator';
import { slice, type CountedPageArgs, type PageOf } from '../../core/pagination';
import { equals, ofHotels, type Condition } from '../../database/lists/conditions';
import { readPage, type ListOrder } from '../../database/lists/readPage';
import { checkDays } from '../lists/momentRange';
import { bookingIdOf } from '../reference.service';
import { Invoice, InvoiceKind } from './invoice.entity';
import { InvoiceSort, type InvoiceFilter } from './invoiceList.inputs';

/** One page of the invoices and credit notes of the viewer's hotels. */
export function listInvoices(
  viewer: Viewer | undefined,
  filter: InvoiceFilter,
  sort: InvoiceSort | null,
  { after, ...page }: CountedPageArgs,
  counting: Counting = {},
): Promise<PageOf<Invoice>> {
  const scope = ofHotels<Invoice>(authorizedHotels(viewer, 'invoice:list', filter.hotelId));
  const order = ORDERS[sort ?? InvoiceSort.DAY_DESC];
  return inListQuota('staff', viewer, async () => {
    const where = await conditionsOf(filter);
    return readPage(Invoice, { scope, where, sort: order, after, ...slice(page), ...counting });
  });
}

const ORDERS: Record<InvoiceSort, ListOrder<Invoice>> = {
  DAY_DESC: { by: ['day', 'number'], descending: true },
  DAY_ASC: { by: ['day', 'number'] },
  TOTAL_DESC: { by: ['totalCents'], descending: true },
  TOTAL_ASC: { by: ['totalCents'] },
};

async function conditionsOf({ kind, dayFrom, dayTo, text }: InvoiceFilter): Promise<Condition<Invoice>[]> {
  checkDays(dayFrom, dayTo);
  const where = equals<Invoice>({ kind });
  if (dayFrom ?? dayTo) where.push({ column: 'day', from: dayFrom, to: dayTo });
  const words = text?.trim();
  if (words) where.push(...(await withReference(words)));
  return where;
}

/** A number as printed or without its letters. A reference of a booking has more characters. */
const NUMBER = /^(INV-|CN-)?(\d{1,9})$/i;

async function withReference(words: string): Promise<Condition<Invoice>[]> {
  const [, letters, digits] = NUMBER.exec(words) ?? [];
  if (!digits) return [{ column: 'bookingId', is: (await bookingIdOf(words)) ?? '' }];
  const kind = letters && (/^i/i.test(letters) ? InvoiceKind.INVOICE : InvoiceKind.CREDIT_NOTE);
  return [{ column: 'number', is: Number(digits) }, ...equals<Invoice>({ kind: kind || undefined })];
}
