import { screen, waitFor, within } from '@testing-library/react';
import { guest, visit, type Answers, type Data } from '../../../test/visit';
import { DayPage } from './DayPage';

const HOTEL = 'a'.repeat(24);
const hotel = {
  __typename: 'Hotel' as const,
  id: HOTEL,
  name: 'Olive Farm',
  city: { __typename: 'City' as const, id: 'b'.repeat(24), name: 'Lisbon' },
};
const figures = {
  __typename: 'DayFigures' as const,
  nightsSold: 8,
  nightsOffered: 10,
  arrivals: 3,
  notArrived: 1,
  departures: 2,
  openBookings: 1,
  openCents: 8000,
};
const account = (name: 'CASH' | 'GUESTS', closingCents: number) => ({
  __typename: 'AccountBalance' as const,
  account: name,
  openingCents: 0,
  debitCents: Math.max(closingCents, 0),
  creditCents: Math.max(-closingCents, 0),
  closingCents,
});
const olga = { __typename: 'User' as const, id: 'c'.repeat(24), name: 'Olga Farmer' };
const sheet: NonNullable<Data<'DaySheet'>['day']> = {
  today: '2026-11-27',
  from: '2026-11-25',
  day: '2026-11-26',
  canClose: true,
  refundsDueCents: 0,
  notArrived: [
    {
      id: '1'.repeat(24),
      stay: { id: '1'.repeat(24), number: 12, checkIn: '2026-11-26' },
      booking: { id: '2'.repeat(24), user: olga },
    },
  ],
  notCheckedOut: [],
  openBookings: [{ id: '3'.repeat(24), owedCents: 8000, user: olga }],
  cash: { expectedCents: 20_000, mustBeCounted: false, lastCount: null },
  figures,
  accounts: [account('CASH', 20_000), account('GUESTS', -20_000)],
};

const visitDay = (answers: Answers = {}) =>
  visit({
    at: `/staff/dayclose?hotel=${HOTEL}`,
    routes: [{ path: '/staff/dayclose', element: <DayPage /> }],
    viewer: { ...guest, role: 'ADMIN' },
    answers: {
      HotelToday: () => ({ hotel: { ...hotel, city: { ...hotel.city, timeZone: 'Europe/Lisbon' } } }),
      HotelOptions: () => ({ hotels: { __typename: 'HotelList', items: [] }, hotel }),
      DaySheet: () => ({ day: sheet }),
      ClosedDays: () => ({ dayCloses: { __typename: 'DayCloseList', total: 0, items: [] } }),
      ...answers,
    },
  });

const variablesOf = (asked: readonly { name: string; variables: object }[], wanted: string) =>
  asked.filter(({ name }) => name === wanted).map(({ variables }) => variables as { input: object });

test('the open days show who has not arrived and who owes, and all accounts are zero together', async () => {
  await visitDay();
  const open = await screen.findByRole('region', { name: 'Before you close' });
  expect(within(open).getByRole('link', { name: 'Room 12, Olga Farmer' })).toHaveAttribute(
    'href',
    `/bookings/${'2'.repeat(24)}`,
  );
  expect(within(open).getByRole('link', { name: 'Olga Farmer owes $80' })).toBeVisible();
  expect(screen.getByText('of 10, 80% occupied')).toBeVisible();
  expect(screen.getByRole('row', { name: /^Total/ })).toHaveTextContent('Total$0$200$200$0');
  expect(screen.getByText('No day has been closed yet.')).toBeVisible();
});

test('the days are closed with a note, after a question that names what is still open', async () => {
  const { user, asked } = await visitDay({
    CloseDay: () => ({
      closeDay: { __typename: 'DayClose', id: '4'.repeat(24), from: '2026-11-25', day: '2026-11-26' },
    }),
  });
  await user.click(await screen.findByRole('button', { name: /^Close Wed 25/ }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Something is still open');
  await user.type(within(dialog).getByRole('textbox', { name: 'Note' }), ' All well ');
  await user.click(within(dialog).getByRole('button', { name: /^Close Wed 25/ }));
  await screen.findByText(/closed\.$/);
  expect(variablesOf(asked, 'CloseDay')).toEqual([
    { input: { hotelId: HOTEL, day: '2026-11-26', note: 'All well' } },
  ]);
});

test('a count that differs from the books needs a note, and a refused one keeps what was typed', async () => {
  let isRefused = true;
  const { user, asked } = await visitDay({
    CountCash: () =>
      isRefused
        ? { countCash: { __typename: 'DayRefused', message: 'Cash has moved since.' } }
        : { countCash: { __typename: 'CashCount', id: '5'.repeat(24), countedCents: 19_500 } },
  });
  await user.click(await screen.findByRole('button', { name: 'Count the cash' }));
  const dialog = await screen.findByRole('dialog');
  const save = within(dialog).getByRole('button', { name: 'Save the count' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Counted, in dollars' }), '195');
  expect(dialog).toHaveTextContent('$5 less than the books. Say why in the note.');
  expect(save).toBeDisabled();
  await user.type(within(dialog).getByRole('textbox', { name: 'Taken to the bank, in dollars' }), '200');
  expect(dialog).toHaveTextContent('At most what you counted');
  await user.clear(within(dialog).getByRole('textbox', { name: 'Taken to the bank, in dollars' }));
  await user.type(within(dialog).getByRole('textbox', { name: 'Note' }), 'A torn bill');
  await user.click(save);
  await within(dialog).findByText('Cash has moved since.');
  isRefused = false;
  await user.click(save);
  await screen.findByText('The count of $195 is saved.');
  const [first, second] = variablesOf(asked, 'CountCash');
  expect(second).toEqual(first);
  expect(first!.input).toMatchObject({
    hotelId: HOTEL,
    expectedCents: 20_000,
    countedCents: 19_500,
    bankedCents: 0,
    note: 'A torn bill',
  });
});

test('the first count sets the opening float, without a note', async () => {
  const { user } = await visitDay({
    CountCash: () => ({ countCash: { __typename: 'CashCount', id: '5'.repeat(24), countedCents: 50_000 } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Count the cash' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: 'Counted, in dollars' }), '500');
  expect(dialog).toHaveTextContent('The first count sets the opening float: $300 more than the books');
  await user.click(within(dialog).getByRole('button', { name: 'Save the count' }));
  await screen.findByText('The count of $500 is saved.');
});

test('days with uncounted cash, and a day that is not over, say why they cannot be closed', async () => {
  const cash = { ...sheet.cash, mustBeCounted: true };
  await visitDay({ DaySheet: () => ({ day: { ...sheet, canClose: false, cash } }) });
  await screen.findByText('Count the cash before you close the day.');
});

test('closed days are shown page after page, back to the first one', async () => {
  const days = Array.from({ length: 130 }, (_, index) => ({
    __typename: 'DayClose' as const,
    id: String(index).padStart(24, '0'),
    from: new Date(Date.UTC(2026, 10, 24 - index)).toISOString().slice(0, 10),
    day: new Date(Date.UTC(2026, 10, 24 - index)).toISOString().slice(0, 10),
    at: '2026-11-25T00:10:00.000Z',
    note: null,
    user: olga,
    figures,
    accounts: [],
  }));
  const { user } = await visitDay({
    ClosedDays: ({ limit, after }) => {
      const first = after ? days.findIndex(({ id }) => id === after) + 1 : 0;
      return {
        dayCloses: {
          __typename: 'DayCloseList',
          total: days.length,
          items: days.slice(first, first + limit),
        },
      };
    },
  });
  const closed = within(await screen.findByRole('region', { name: 'Closed days' }));
  expect(await closed.findAllByRole('group')).toHaveLength(10);
  for (const shown of [60, 110, 130]) {
    await user.click(closed.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(closed.getAllByRole('group')).toHaveLength(shown));
  }
  expect(closed.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(closed.getByText('Sat 18 Jul 2026')).toBeInTheDocument();
});
