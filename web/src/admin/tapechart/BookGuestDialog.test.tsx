import { screen, within } from '@testing-library/react';
import { guest, visit, type Answers } from '../../../test/visit';
import { BookGuestDialog } from './BookGuestDialog';

const [HOTEL, ROOM, BLOCK, BOOKING] = ['a', 'b', 'c', 'd'].map((one) => one.repeat(24)) as [
  string,
  string,
  string,
  string,
];
const bar = {
  roomNumberId: ROOM,
  kind: 'BLOCKED' as const,
  from: '2099-11-29',
  to: '2099-12-03',
  bookingId: null,
  stayId: null,
  state: null,
  movedFrom: null,
  movesTo: null,
  owedCents: 0,
  guestName: null,
  leadGuestName: null,
  party: null,
  blockId: BLOCK,
  reason: 'Rentals: Reserved',
  fromCalendar: true,
};

async function open(answers: Answers) {
  const done: string[] = [];
  const dialog = (
    <BookGuestDialog
      hotelId={HOTEL}
      bar={bar}
      room={{ id: ROOM, number: 101, bars: [bar] }}
      today="2099-12-01"
      onClose={() => undefined}
      onDone={(reference) => done.push(reference)}
    />
  );
  const viewer = { ...guest, role: 'ADMIN' as const };
  const { user } = await visit({ at: '/', routes: [{ path: '/', element: dialog }], answers, viewer });
  const form = within(await screen.findByRole('dialog', { name: 'Book for the guest of Rentals' }));
  return { user, form, done };
}

test('the nights from today on are booked on account of the other site', async () => {
  const sent: unknown[] = [];
  const { user, form, done } = await open({
    BookBlockedGuest: ({ input }) => {
      sent.push(input);
      return { createWalkIn: { __typename: 'Booking', id: BOOKING, reference: 'K7M4-2QXR' } };
    },
  });
  expect(form.getByText(/^Room 101, Tue 1 Dec – Thu 3 Dec 2099\. .* that Rentals blocks/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Book' }));
  expect(form.getByText('Enter the name of the guest.')).toBeVisible();
  expect(form.getByText('Enter an email address or a telephone number.')).toBeVisible();
  await user.type(form.getByLabelText('Name of the guest'), 'Ines Duarte');
  await user.type(form.getByLabelText('Telephone'), '+351 912 345 678');
  await user.type(form.getByLabelText('Price of a night'), '80');
  expect(form.getByLabelText('On account of')).toHaveValue('Rentals');
  await user.click(form.getByRole('button', { name: 'Book' }));
  expect(sent).toEqual([
    {
      hotelId: HOTEL,
      roomNumberIds: [ROOM],
      checkIn: '2099-12-01',
      checkOut: '2099-12-03',
      fromBlockId: BLOCK,
      name: 'Ines Duarte',
      phone: '+351 912 345 678',
      email: null,
      nightPriceCents: 8000,
      priceReason: 'Sold at Rentals',
      paidBy: 'ON_ACCOUNT',
      account: { company: 'Rentals' },
      idempotencyKey: expect.any(String),
    },
  ]);
  expect(done).toEqual(['K7M4-2QXR']);
});

test('a guest who pays at the hotel has no account, and a refusal is said', async () => {
  const message = 'The calendar of the other site has changed.';
  const { user, form, done } = await open({
    BookBlockedGuest: ({ input }) => {
      expect(input).toMatchObject({ paidBy: null, account: null, nightPriceCents: null, priceReason: null });
      return { createWalkIn: { __typename: 'FrontDeskRefused', message } };
    },
  });
  await user.type(form.getByLabelText('Name of the guest'), 'Ines Duarte');
  await user.type(form.getByLabelText('Email'), 'ines@example.com');
  await user.selectOptions(form.getByLabelText('Payment'), 'The guest pays at the hotel');
  expect(form.queryByLabelText('On account of')).not.toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Book' }));
  expect(await form.findByText(message)).toBeVisible();
  expect(done).toEqual([]);
});
