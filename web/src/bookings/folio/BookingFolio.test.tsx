import { screen, within } from '@testing-library/react';
import { seen } from '../../../test/seen';
import { guest, visit, type Data } from '../../../test/visit';
import { saveFile } from '../../kit/saveFile';
import { BookingFolio } from './BookingFolio';

jest.mock('../../kit/saveFile');
const save = jest.mocked(saveFile);

type Booking = NonNullable<Data<'BookingFolio'>['booking']>;
type Line = NonNullable<Booking['folio']>['lines'][number];
type Folio = Booking['folio'];

const gus = { __typename: 'User' as const, id: 'a'.repeat(24), name: 'Gus Guest' };
const ada = { __typename: 'User' as const, id: 'b'.repeat(24), name: 'Ada Keller' };

let count = 0;
const line = (at: Partial<Line>, kind: Line['kind'], cents: number, more: Partial<Line> = {}) => ({
  __typename: 'FolioLine' as const,
  id: `line${(count += 1)}`,
  day: '2099-01-31',
  at: '2099-01-31T14:07:00.000Z',
  why: 'Paid.',
  user: null,
  kind,
  night: null,
  number: null,
  title: 'Visa ending in 4242',
  cents,
  ...at,
  ...more,
});
const night = (at: Partial<Line>, date: string, number: number, cents: number) =>
  line(at, 'NIGHT', cents, { night: date, number, title: `Room ${number}` });

const cancelled = {
  day: '2099-02-10',
  at: '2099-02-10T09:00:00.000Z',
  why: 'Cancelled, free until 2099-02-09.',
  user: ada,
};
const lines = [
  night({}, '2099-03-01', 101, 10_000),
  night({}, '2099-03-01', 102, 12_000),
  night({}, '2099-03-02', 101, 10_000),
  night({}, '2099-03-03', 101, 15_000),
  line({}, 'CHARGE', 1_000, { title: 'City tax' }),
  line({}, 'PAYMENT', -48_000),
  night(cancelled, '2099-03-01', 101, -10_000),
  night(cancelled, '2099-03-02', 101, -10_000),
  line(cancelled, 'FEE', 5_000, { title: 'Kept by the hotel' }),
  line(cancelled, 'REFUND', 15_000),
];

const show = (answer: () => Folio, pendingRefundCents = 0) =>
  visit({
    at: '/folio',
    routes: [{ path: '/folio', element: <BookingFolio bookingId="booking1" /> }],
    viewer: { ...guest, id: ada.id, role: 'ADMIN' },
    answers: {
      BookingFolio: () => ({
        booking: {
          __typename: 'Booking',
          id: 'booking1',
          reference: 'K7M4-2QXR',
          hotelName: 'The Lampwright',
          pendingRefundCents,
          user: gus,
          folio: answer(),
        },
      }),
    },
  });
const folio = (of: Line[]) => ({
  __typename: 'Folio' as const,
  balanceCents: of.reduce((sum, { cents }) => sum + cents, 0),
  lines: of,
});
/** The cells of each row, without the names that only phones show. */
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) =>
      [...row.children].map((cell) => {
        const shown = cell.cloneNode(true) as HTMLElement;
        for (const name of shown.querySelectorAll('[aria-hidden]')) name.remove();
        return shown.textContent?.replaceAll('\u00a0', ' ');
      }),
    );

test('a folio is a table of steps: nights by room and price, charges and credits, and the balance after each row', async () => {
  await show(() => folio(lines), 15_000);
  const table = await screen.findByRole('table', { name: 'Folio of Gus Guest, step by step' });
  expect(rowsOf(table)).toEqual([
    ['What', 'Charge', 'Credit', 'Balance'],
    ['Sat 31 Jan 2099Paid. By Staybook.'],
    ['Room 101Sun 1 Mar – Tue 3 Mar 2099, 2 nights × $100', '$200', '', '$200'],
    ['Room 101Tue 3 Mar – Wed 4 Mar 2099, 1 night × $150', '$150', '', '$350'],
    ['Room 102Sun 1 Mar – Mon 2 Mar 2099, 1 night × $120', '$120', '', '$470'],
    ['City tax', '$10', '', '$480'],
    ['Payment: Visa ending in 4242', '', '$480', '$0'],
    ['Tue 10 Feb 2099Cancelled, free until Mon 9 Feb 2099. By Ada Keller.'],
    ['Room 101, no longer chargedSun 1 Mar – Tue 3 Mar 2099, 2 nights × $100', '', '$200', '−$200'],
    ['Kept by the hotel', '$50', '', '−$150'],
    ['Refund: Visa ending in 4242', '$150', '', '$0'],
    ['Settled', '$680', '$680', '$0'],
  ]);
  expect(screen.getByText('$150 of the refunds is still due.')).toBeVisible();
});

test.each([
  [5_000, 'The guest owes $50'],
  [-5_000, 'The hotel owes $50'],
  [0, 'Settled'],
])('a balance of %i cents is said in words', async (cents, words) => {
  await show(() => folio([night({}, '2099-03-01', 101, 10_000), line({}, 'PAYMENT', cents - 10_000)]));
  expect(await screen.findByRole('rowheader', { name: words })).toBeVisible();
  expect(screen.queryByText(/still due/)).toBeNull();
});

test('lines that go the other way than usual say so, unless their title does', async () => {
  const of = [
    line({}, 'PAYMENT', 20_000),
    line({}, 'REFUND', -5_000),
    line({}, 'ADJUSTMENT', 1_000, { title: 'No longer waived or refunded' }),
    line({}, 'DISPUTE', 2_000, { title: 'Taken back by the bank' }),
    line({}, 'DISPUTE', -2_000, { title: 'Taken back by the bank' }),
  ];
  await show(() => folio(of));
  const table = await screen.findByRole('table');
  expect(rowsOf(table).slice(2, -1)).toEqual([
    ['Payment: Visa ending in 4242, reversed', '$200', '', '$200'],
    ['Refund: Visa ending in 4242, reversed', '', '$50', '$150'],
    ['No longer waived or refunded', '$10', '', '$160'],
    ['Taken back by the bank', '$20', '', '$180'],
    ['Taken back by the bank, reversed', '', '$20', '$160'],
  ]);
});

test('a booking that is not paid yet has no folio', async () => {
  await show(() => null);
  await seen(() => screen.getByText('There is no folio yet. It begins when the booking is paid.'));
  expect(screen.queryByRole('table')).toBeNull();
});

test('a folio that cannot be loaded says so, and loads when asked again', async () => {
  let isDown = true;
  const { user } = await show(() => {
    if (isDown) throw new Error('The server is down.');
    return folio(lines);
  });
  await seen(() => screen.getByText('The folio could not be loaded.'));
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await seen(() => screen.getByRole('table'));
});

test('a folio is printed by itself, and saved as CSV with a row for each line', async () => {
  const printed: (string | undefined)[] = [];
  window.print = () => void printed.push(screen.getByRole('region', { name: 'Folio' }).className);
  const { user } = await show(() => folio(lines));
  await user.click(await screen.findByRole('button', { name: 'Print folio' }));
  expect(printed).toEqual(['folio printed']);
  expect(screen.getByRole('region', { name: 'Folio' }).className).toBe('folio onScreen');

  const saved: [string, string, BlobPart][] = [];
  save.mockImplementation((...file) => void saved.push(file));
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  const [[name, type, file]] = saved as [[string, string, string]];
  expect([name, type]).toEqual(['folio-K7M4-2QXR.csv', 'text/csv;charset=utf-8']);
  expect(file.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFF"Date","What","Night","Room","Charge","Credit","Balance","Why","By"',
    '"2099-01-31","Room 101","2099-03-01",101,100.00,,100.00,"Paid.","Staybook"',
  ]);
  expect(file.split('\r\n').slice(-2)).toEqual([
    '"2099-02-10","Refund: Visa ending in 4242",,,150.00,,0.00,"Cancelled, free until 2099-02-09.","Ada Keller"',
    '',
  ]);
});
