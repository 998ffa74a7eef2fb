import { screen, within } from '@testing-library/react';
import { booking } from '../../../test/bookingAnswers';
import { creditNote, invoice } from '../../../test/invoiceAnswers';
import { guest, visit } from '../../../test/visit';
import { withoutFolio } from '../../../test/withoutFolio';
import { saveFile } from '../../kit/saveFile';
import { BookingPage } from './BookingPage';
import { InvoicePage } from '../invoice/InvoicePage';

jest.mock('../../kit/saveFile');
const save = jest.mocked(saveFile);
const download = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();
beforeEach(() => {
  save.mockClear();
  download.mockReset();
  globalThis.fetch = download as never;
});

const staff = { ...guest, id: 'bbbbbbbbbbbbbbbbbbbbbbbb', role: 'ADMIN' as const };

/** The page of the booking: before it is asked for an invoice, and after. */
const open = async (
  before: (typeof invoice)[],
  after: (typeof invoice)[] = [invoice],
  issueInvoice: object = after.at(-1)!,
  viewer = guest,
) => {
  let isIssued = false;
  return visit({
    at: '/bookings/booking1',
    routes: [{ path: '/bookings/:bookingId', element: <BookingPage /> }],
    viewer,
    answers: {
      ...withoutFolio,
      BookingPage: () => ({ booking: { ...booking, invoices: isIssued ? after : before } }),
      IssueInvoice: () => {
        isIssued = true;
        return { issueInvoice } as never;
      },
    },
  });
};
const section = () => within(screen.getByRole('region', { name: 'Invoices' }));
const dialog = () => within(screen.getByRole('dialog', { name: 'Who is the buyer?' }));
const field = (name: string) => dialog().getByRole('textbox', { name });

test('a guest gets an invoice for a company, which is listed with its date and sum', async () => {
  const { user, asked } = await open([]);
  await user.click(await screen.findByRole('button', { name: 'Get an invoice' }));
  const name = field('Name of the person or company');
  expect(name).toHaveValue('Guest Demo');
  await user.clear(name);
  await user.type(name, 'Acme Travel');
  await user.type(field('Address'), '1 Main Street{Enter}Boston');
  await user.type(field('Tax number'), 'US-1');
  await user.click(dialog().getByRole('button', { name: 'Get invoice' }));
  expect(await screen.findByText(/^Invoice INV-000012 is ready\. .*your email/)).toBeVisible();
  expect(asked.find(({ name }) => name === 'IssueInvoice')!.variables['input']).toEqual({
    bookingId: 'booking1',
    buyer: { name: 'Acme Travel', address: '1 Main Street\nBoston', taxNumber: 'US-1' },
    idempotencyKey: expect.stringMatching(/^[\w-]{36}$/),
  });
  const row = within(await section().findByRole('listitem'));
  expect(row.getByRole('link', { name: 'Invoice INV-000012' })).toHaveAttribute(
    'href',
    '/bookings/booking1/invoices/invoice1',
  );
  expect(row.getByText('1 Feb 2099, $877.50')).toBeVisible();
});

test('a buyer that cannot be printed is not sent', async () => {
  const { user, asked } = await open([]);
  await user.click(await screen.findByRole('button', { name: 'Get an invoice' }));
  await user.type(field('Name of the person or company'), '東京');
  await user.click(dialog().getByRole('button', { name: 'Get invoice' }));
  expect(dialog().getByText('Use Latin, Greek or Cyrillic letters.')).toBeVisible();
  expect(asked.map(({ name }) => name)).not.toContain('IssueInvoice');
});

test('the buyer can be changed; the dialog begins with the last one and says what happens', async () => {
  const corrected = { ...invoice, id: 'invoice3', number: 14 };
  const { user } = await open([invoice, creditNote], [invoice, creditNote, corrected], corrected, staff);
  expect((await section().findAllByRole('link')).map(({ textContent }) => textContent)).toEqual([
    'Credit note CN-000013',
    'Invoice INV-000012',
  ]);
  expect(section().getByText('1 Feb 2099, $289.50 credited')).toBeVisible();
  await user.click(section().getByRole('button', { name: 'Correct the invoice' }));
  expect(field('Name of the person or company')).toHaveValue('Acme Travel');
  expect(field('Address')).toHaveValue('1 Main Street\nBoston');
  expect(dialog().getByText(/^A credit note .* A new invoice follows, for this buyer/)).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Get invoice' }));
  expect(
    await screen.findByText(/^Invoice INV-000014 is ready\. A guest with an email address/),
  ).toBeVisible();
});

test('asking for the same buyer says that nothing has changed', async () => {
  const { user } = await open([invoice]);
  await user.click(await screen.findByRole('button', { name: 'Correct the invoice' }));
  await user.click(dialog().getByRole('button', { name: 'Get invoice' }));
  expect(await screen.findByText('Nothing has changed. Invoice INV-000012 is still correct.')).toBeVisible();
});

test('a refusal stays in the dialog', async () => {
  const message = 'This booking is not paid, so there is no invoice for it.';
  const { user } = await open([], [], { __typename: 'InvoiceRefused', message });
  await user.click(await screen.findByRole('button', { name: 'Get an invoice' }));
  await user.click(dialog().getByRole('button', { name: 'Get invoice' }));
  expect(await dialog().findByText(message)).toBeVisible();
});

test('a booking without invoices that offers none says nothing of them', async () => {
  await visit({
    at: '/bookings/booking1',
    routes: [{ path: '/bookings/:bookingId', element: <BookingPage /> }],
    viewer: guest,
    answers: {
      BookingPage: () => ({
        booking: { ...booking, viewerCan: { ...booking.viewerCan, issueInvoice: false } },
      }),
    },
  });
  expect(await screen.findByRole('heading', { name: 'Your booking' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Invoices' })).toBeNull();
});

test('the file is downloaded with the access token, under its number; a failure is said', async () => {
  const { user } = await open([invoice]);
  const file = new Blob(['%PDF']);
  download.mockResolvedValueOnce({ ok: true, status: 200, blob: async () => file });
  const button = await screen.findByRole('button', { name: 'Download Invoice INV-000012 as PDF' });
  await user.click(button);
  expect(download).toHaveBeenCalledWith('/documents/invoice1.pdf', {
    method: 'GET',
    headers: { authorization: 'Bearer token', 'accept-language': 'en' },
  });
  expect(save).toHaveBeenCalledWith('INV-000012.pdf', 'application/pdf', file);
  download.mockResolvedValueOnce({ ok: false, status: 404 });
  await user.click(button);
  expect(await screen.findByText('The file could not be downloaded. Try again.')).toBeVisible();
  expect(save).toHaveBeenCalledTimes(1);
});

test('the receipt of a payment is downloaded as a file', async () => {
  const { user } = await open([]);
  const file = new Blob(['%PDF']);
  download.mockResolvedValueOnce({ ok: true, status: 200, blob: async () => file });
  await user.click(await screen.findByRole('button', { name: 'Download receipt payment1 as PDF' }));
  expect(download.mock.calls[0]![0]).toBe('/documents/payment1.pdf');
  expect(save).toHaveBeenCalledWith('receipt-payment1.pdf', 'application/pdf', file);
});

const openDocument = (id: string) =>
  visit({
    at: `/bookings/booking1/invoices/${id}`,
    routes: [{ path: '/bookings/:bookingId/invoices/:invoiceId', element: <InvoicePage /> }],
    viewer: guest,
    answers: {
      InvoicePage: () => ({
        booking: { __typename: 'Booking', id: 'booking1', invoices: [invoice, creditNote] },
      }),
    },
  });
const rowsOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('an invoice shows seller, buyer, nights, taxes, payments and what is due', async () => {
  const { user } = await openDocument('invoice1');
  const sheet = await screen.findByRole('article', { name: 'Invoice INV-000012' });
  const to = within(within(sheet).getByRole('region', { name: 'To' }));
  for (const line of ['Acme Travel', '1 Main Street', 'Boston', 'Tax number: US-1'])
    expect(to.getByText(line)).toBeVisible();
  expect(within(sheet).getByRole('region', { name: 'From' })).toHaveTextContent('The Lampwright');
  expect(rowsOf(sheet)).toEqual([
    ['Description', 'Nights', 'Price', 'Amount'],
    ['Petite double, room 1011 Mar 2099 to 4 Mar 2099', 'Nights3', 'Price$289.50', 'Amount$868.50'],
  ]);
  const sums = within(sheet)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling!.textContent]);
  expect(sums).toEqual([
    ['Number', 'INV-000012'],
    ['Date', '1 Feb 2099'],
    ['Booking', 'K7M4-2QXR'],
    ['Subtotal', '$868.50'],
    ['City tax', '$9.00'],
    ['Total', '$877.50'],
    ['Paid: Visa ending in 4242', '−$877.50'],
    ['Amount due', '$0.00'],
  ]);
  download.mockResolvedValue({ ok: true, status: 200, blob: async () => new Blob() });
  await user.click(screen.getByRole('button', { name: 'PDF on letter paper' }));
  expect(download.mock.calls[0]![0]).toBe('/documents/invoice1.pdf?size=letter');
});

test('a credit note names its invoice and counts what is given back', async () => {
  await openDocument('invoice2');
  const sheet = await screen.findByRole('article', { name: 'Credit note CN-000013' });
  expect(within(sheet).getByText('Invoice INV-000012')).toBeVisible();
  expect(within(sheet).getByText('Total credit').nextElementSibling).toHaveTextContent('$289.50');
  expect(within(sheet).getByText('All invoices less credit notes').nextElementSibling).toHaveTextContent(
    '$588.00',
  );
  expect(within(sheet).getByText('Refund: Visa ending in 4242').nextElementSibling).toHaveTextContent(
    '$289.50',
  );
});

test('an unknown invoice leads back to the booking', async () => {
  await openDocument('none');
  expect(await screen.findByRole('heading', { name: 'Invoice not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show the booking' })).toHaveAttribute(
    'href',
    '/bookings/booking1',
  );
});
