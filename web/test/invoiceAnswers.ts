import type { InvoiceKind } from './operations.generated';

/** An invoice of three nights with a city tax, as the server returns it. */
export const invoice = {
  __typename: 'Invoice',
  id: 'invoice1',
  kind: 'INVOICE' as InvoiceKind,
  number: 12,
  day: '2099-02-01',
  bookingId: 'booking1',
  bookingReference: 'K7M4-2QXR' as string | null,
  sellerName: 'The Lampwright',
  sellerAddress: '214 West 10th Street\nNew York',
  sellerTaxNumber: 'NY-4411',
  buyer: {
    __typename: 'InvoiceBuyer',
    name: 'Acme Travel',
    address: '1 Main Street\nBoston',
    taxNumber: 'US-1',
  },
  creditedNumber: null as number | null,
  takesAllBack: false,
  lines: [
    {
      __typename: 'InvoiceLine',
      kind: 'NIGHT',
      title: 'Petite double',
      number: 101 as number | null,
      from: '2099-03-01' as string | null,
      to: '2099-03-03' as string | null,
      quantity: 3,
      unitCents: 28_950,
      cents: 86_850,
      ratePercent: null as number | null,
    },
    {
      __typename: 'InvoiceLine',
      kind: 'CHARGE',
      title: 'City tax',
      number: null,
      from: null,
      to: null,
      quantity: 1,
      unitCents: 900,
      cents: 900,
      ratePercent: null,
    },
  ],
  totalCents: 87_750,
  invoicedCents: 87_750,
  payments: [{ __typename: 'InvoicePayment', kind: 'PAYMENT', title: 'Visa ending in 4242', cents: -87_750 }],
  dueCents: 0,
};

/** A credit note of that invoice over one night, which is refunded. */
export const creditNote: typeof invoice = {
  ...invoice,
  id: 'invoice2',
  kind: 'CREDIT_NOTE',
  number: 13,
  creditedNumber: 12,
  lines: [{ ...invoice.lines[0]!, from: '2099-03-03', quantity: 1, cents: 28_950 }],
  totalCents: 28_950,
  invoicedCents: 58_800,
  payments: [
    ...invoice.payments,
    { __typename: 'InvoicePayment', kind: 'REFUND', title: 'Visa ending in 4242', cents: 28_950 },
  ],
};
