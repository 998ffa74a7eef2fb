import { screen, within } from '@testing-library/react';
import { seen } from '../../../test/seen';
import { guest, visit, type Answers, type Data } from '../../../test/visit';
import { FrontDeskPage } from './FrontDeskPage';

const HOTEL = 'a'.repeat(24);
const hotel = {
  __typename: 'Hotel' as const,
  id: HOTEL,
  name: 'Olive Farm',
  city: { __typename: 'City' as const, id: 'b'.repeat(24), name: 'Lisbon' },
};
const desk: Data<'FrontDesk'> = {
  frontDesk: {
    today: '2026-11-25',
    day: '2026-11-25',
    arrivals: [],
    roomMoves: [],
    departures: [],
    inHouse: [],
    roomStates: [],
    payOuts: [],
  },
};

const olga = {
  __typename: 'User' as const,
  id: 'c'.repeat(24),
  name: 'Olga Farmer',
};
const contact = { __typename: 'GuestContact' as const, email: 'olga@staybook.example' };
const due = (id: string, amountCents: number, inCash: boolean) => ({
  __typename: 'DeskRefund' as const,
  id,
  amountCents,
  method: inCash ? ('CASH' as const) : ('TERMINAL' as const),
  createdAt: '2026-11-24T10:00:00.000Z',
  paidOutAt: null as string | null,
  paidOutBy: null as { __typename: 'User'; id: string; name: string } | null,
  booking: { __typename: 'Booking' as const, id: id.repeat(24), reference: 'K7M4-2QXR', user: olga, contact },
});

/** The front desk with these answers. */
const visitDesk = (answers: Answers) =>
  visit({
    at: `/frontdesk?hotel=${HOTEL}`,
    routes: [{ path: '/frontdesk', element: <FrontDeskPage /> }],
    viewer: { ...guest, role: 'ADMIN' },
    answers: {
      HotelToday: () => ({
        hotel: { ...hotel, city: { ...hotel.city, timeZone: 'Europe/Lisbon' } },
      }),
      HotelOptions: () => ({ hotels: { __typename: 'HotelList', items: [] }, hotel }),
      BookingMoved: failing,
      HousekeepingChanged: failing,
      ...answers,
    },
  });
const failing = (): never => {
  throw new Error('The server is down.');
};

test('a front desk that cannot be loaded says so, and loads when asked again', async () => {
  let isDown = true;
  const { user } = await visitDesk({ FrontDesk: () => (isDown ? failing() : desk) });
  await seen(() => screen.getByText('The front desk could not be loaded.'));
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await seen(() => screen.getByText('No arrivals on this day.'));
  expect(screen.queryByText('The front desk could not be loaded.')).toBeNull();
});

test('a refund that is due is paid out, stays in its place, and can be undone', async () => {
  const rows = [due('1', 20_000, true), due('2', 4_550, false)];
  const record = (paidOutAt: string | null) => {
    const by = { __typename: 'User' as const, id: 'e'.repeat(24), name: 'Ada Keller' };
    rows[0] = { ...rows[0]!, paidOutAt, paidOutBy: paidOutAt ? by : null };
    return {
      ...rows[0].booking,
      payment: paidOutAt ? ('REFUNDED' as const) : ('REFUNDING' as const),
      deskRefunds: [rows[0]],
    };
  };
  const { user, asked } = await visitDesk({
    FrontDesk: () => ({ frontDesk: { ...desk.frontDesk!, payOuts: rows } }),
    ConfirmPayOut: () => ({ confirmPayOut: record('2026-11-25T10:00:00.000Z') }),
    UndoPayOut: () => ({ undoPayOut: record(null) }),
  });
  await seen(() => screen.getByText('2 due, $245.50'));
  await user.click(screen.getByRole('button', { name: '2 refunds to pay out, $245.50' }));
  expect(screen.getByRole('heading', { name: 'Refunds at the front desk' })).toHaveFocus();
  const [first, second] = within(
    screen.getByRole('list', { name: 'Refunds at the front desk' }),
  ).getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(first).toHaveTextContent(/\$200.*Olga Farmer.*In cash.*Due.*Since/);
  expect(second).toHaveTextContent(/\$45\.50.*At the terminal, to the card used for payment/);

  await user.click(within(first).getByRole('button', { name: 'Mark as paid out: $200, Olga Farmer' }));
  const ask = await screen.findByRole('dialog', { name: 'Mark $200 as paid out?' });
  expect(ask).not.toHaveTextContent('cannot be undone');
  await user.click(within(ask).getByRole('button', { name: 'Mark as paid out' }));
  await seen(() => within(first).getByText(/^Ada Keller, /));
  expect(screen.getByRole('status')).toHaveTextContent('$200 for Olga Farmer is marked as paid out.');
  expect(screen.getByText('1 due, $45.50')).toBeVisible();

  await user.click(within(first).getByRole('button', { name: 'Undo: $200, Olga Farmer' }));
  const undo = await screen.findByRole('dialog', { name: 'Undo the pay-out of $200?' });
  await user.click(within(undo).getByRole('button', { name: 'Undo pay-out' }));
  await seen(() => screen.getByText('2 due, $245.50'));
  expect(asked.filter(({ name }) => name === 'UndoPayOut')).toEqual([
    { name: 'UndoPayOut', variables: { input: { refundId: '1' } } },
  ]);

  await user.type(screen.getByRole('searchbox', { name: 'Find a stay' }), '222');
  expect(first).not.toBeInTheDocument();
  expect(second).toBeInTheDocument();
});
