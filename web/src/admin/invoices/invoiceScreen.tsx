import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { invoiceFile, invoiceName, invoiceTitle } from '../../../../schema/invoices';
import { INVOICE_WORDS } from '../../../../schema/words';
import { bookingReference } from '../../bookings/detail/texts';
import { dollars, shortDate } from '../../kit/format';
import { paths } from '../../paths';
import { DocumentFile } from '../payments/DocumentFile';
import { ShowBooking } from '../payments/ShowBooking';
import { Details, factsOf } from '../table/Details';
import { boundsOf } from '../table/filters';
import { RowLink } from '../table/RowLink';
import { orderOf, type Column, type Screen } from '../table/screen';
import {
  InvoiceTableDocument,
  type InvoiceTableQuery,
  type InvoiceTableQueryVariables,
} from './InvoiceTable.generated';
import * as texts from './texts';

type InvoiceRow = InvoiceTableQuery['invoices']['items'][number];
type Filter = NonNullable<InvoiceTableQueryVariables['filter']>;
type Sort = NonNullable<InvoiceTableQueryVariables['sort']>;

const columns: readonly Column<InvoiceRow>[] = [
  { field: 'name', label: texts.number, width: 128, text: ({ name }) => name },
  { field: 'kind', label: texts.kind, width: 120, isExtra: true, text: ({ kind }) => INVOICE_WORDS[kind] },
  {
    field: 'day',
    label: texts.issued,
    width: 128,
    sort: { ascending: 'DAY_ASC', descending: 'DAY_DESC' },
    text: ({ day }) => shortDate(day),
  },
  {
    field: 'total',
    label: texts.total,
    width: 112,
    isNumber: true,
    sort: { ascending: 'TOTAL_ASC', descending: 'TOTAL_DESC' },
    text: ({ signedTotalCents }) => dollars(signedTotalCents),
  },
  { field: 'buyer', label: texts.buyer, text: ({ buyer }) => buyer.name },
  { field: 'taxNumber', label: texts.taxNumber, isOptional: true, text: ({ buyer }) => buyer.taxNumber },
  { field: 'guest', label: texts.guest, isOptional: true, text: ({ booking }) => booking.user.name },
  { field: 'hotel', label: texts.hotel, text: ({ sellerName }) => sellerName },
  {
    field: 'booking',
    label: bookingReference,
    width: 128,
    isExtra: true,
    text: ({ booking }) => booking.reference,
  },
  {
    field: 'open',
    label: texts.open,
    width: 64,
    isAction: true,
    text: () => '',
    cell: ({ id, bookingId }) => <RowLink to={paths.invoice(bookingId, id)} label={texts.showInvoice} />,
  },
];

/** The invoice that a credit note is for. */
const creditedBy = ({ creditedNumber }: InvoiceRow): string | null =>
  creditedNumber === null ? null : invoiceName({ kind: 'INVOICE', number: creditedNumber });

function filterOf(text: string, filters: Readonly<Record<string, string>>): Filter {
  const issued = boundsOf(filters.issued);
  return {
    text: text || undefined,
    hotelId: filters.hotel,
    kind: filters.kind as Filter['kind'],
    dayFrom: issued.from,
    dayTo: issued.to,
  };
}

/** Invoices and credit notes of all hotels. */
export const invoiceScreen: Screen<InvoiceRow, InvoiceTableQuery, InvoiceTableQueryVariables> = {
  name: 'invoices',
  title: texts.invoices,
  counted: texts.invoiceCount,
  document: InvoiceTableDocument,
  variables: (state, page) => ({
    filter: filterOf(state.text, state.filters),
    sort: orderOf<Sort>(state, columns),
    ...page,
  }),
  countsAll: true,
  list: ({ invoices }) => invoices,
  columns,
  filters: [
    { name: 'hotel', label: texts.hotel, kind: 'hotel' },
    { name: 'kind', label: texts.kind, kind: 'choice', choices: Object.entries(INVOICE_WORDS) },
    { name: 'issued', label: texts.issued, kind: 'days' },
  ],
  search: texts.search,
  empty: texts.noInvoices,
  nameOf: (row) => invoiceTitle(row),
  details: (row) => (
    <Details
      facts={[...factsOf(columns, row), [texts.creditsInvoice, creditedBy(row)]]}
      actions={
        <>
          <Button component={Link} to={paths.invoice(row.bookingId, row.id)} variant="contained" size="small">
            {texts.showInvoice}
          </Button>
          <ShowBooking id={row.bookingId} isSecond />
          <DocumentFile key={row.id} id={row.id} name={invoiceFile(row)} title={invoiceTitle(row)} />
        </>
      }
    />
  ),
};
