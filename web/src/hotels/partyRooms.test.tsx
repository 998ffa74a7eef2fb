import { act, screen, waitFor, within } from '@testing-library/react';
import { hotelAnswers, quote, roomTexts } from '../../test/answers';
import { seen } from '../../test/seen';
import { guest, visit, type Answers } from '../../test/visit';
import { saveSelection } from '../rooms/selection';
import { HotelPage } from './HotelPage';

jest.useFakeTimers({ now: Date.parse('2099-02-20T12:00:00Z'), advanceTimers: true });
beforeEach(() => sessionStorage.clear());

const at = '/hotels/hotel1?checkIn=2099-03-01&checkOut=2099-03-04&guests=3&rooms=2&children=7';
const routes = [{ path: '/hotels/:hotelId', element: <HotelPage /> }];
const offered = quote({ r101: [12000, 12000, 15000], r401: [20000, 20000, 20000] });
const roomNumber = (id: string, number: number, type: string, title: string) => ({
  __typename: 'RoomNumber' as const,
  id,
  number,
  available: true,
  roomType: { __typename: 'RoomType' as const, id: type, texts: roomTexts(title, '') },
});
const partyStay = {
  __typename: 'PartyStay' as const,
  totalCents: offered.totalCents,
  roomNumbers: [
    roomNumber('r101', 101, 'small', 'Petite double'),
    roomNumber('r401', 401, 'large', 'Attic suite'),
  ],
};
const refused = { createCheckout: { __typename: 'StayRefused' as const, message: 'Not now.' } };
const open = (answers: Answers = {}) =>
  visit({
    at,
    routes,
    viewer: guest,
    answers: {
      ...hotelAnswers(),
      PartyRooms: () => ({ hotel: { __typename: 'Hotel' as const, id: 'hotel1', partyStay } }),
      Quote: () => ({ quote: offered }),
      CreateCheckout: () => refused,
      ...answers,
    },
  });
const offer = () => screen.findByRole('region', { name: 'The best price for your party' });
const bookNow = () => screen.getByRole('button', { name: 'Book Now' });
const inputOf = (asked: { name: string; variables?: unknown }[]) =>
  (asked.findLast(({ name }) => name === 'CreateCheckout')?.variables as { input: object } | undefined)
    ?.input;

test('the rooms behind the price of the search are taken with one press, for the party', async () => {
  const { user, asked } = await open();
  const card = within(await offer());
  expect(await card.findByText('1 × Petite double, 101; 1 × Attic suite, 401')).toBeVisible();
  expect(card.getByText(/for 3 guests, 3 nights/)).toHaveTextContent('$990');
  await user.click(card.getByRole('button', { name: 'Book these rooms' }));
  await waitFor(() =>
    expect(inputOf(asked)).toMatchObject({
      roomNumberIds: ['r101', 'r401'],
      party: { adults: 2, childrenAges: [7] },
      quoteVersion: offered.version,
      bookAnyway: false,
    }),
  );
});

test('rooms that cost something else than the card said are selected, and not booked', async () => {
  const other = { ...offered, totalCents: offered.totalCents + 100 };
  const { user, asked } = await open({ Quote: () => ({ quote: other }) });
  await user.click(await within(await offer()).findByRole('button', { name: 'Book these rooms' }));
  await waitFor(() => expect(bookNow()).toBeEnabled());
  expect(inputOf(asked)).toBeUndefined();
});

test('rooms that sleep fewer than the party are booked only after a question', async () => {
  saveSelection('hotel1', ['r101']);
  const { user, asked } = await open({ Quote: () => ({ quote: quote({ r101: [12000, 12000, 15000] }) }) });
  await waitFor(() => expect(bookNow()).toBeEnabled());
  await user.click(bookNow());
  const dialog = await screen.findByRole('dialog', { name: 'Your rooms sleep 2 of 3 guests.' });
  await act(() => user.click(within(dialog).getByRole('button', { name: 'Add a room' })));
  const rooms = await screen.findByRole('dialog', { name: 'Attic suite' });
  await user.click(within(rooms).getByRole('button', { name: 'Cancel' }));
  expect(inputOf(asked)).toBeUndefined();
  await user.click(bookNow());
  await user.click(await screen.findByRole('button', { name: 'Book anyway' }));
  await waitFor(() => expect(inputOf(asked)).toMatchObject({ roomNumberIds: ['r101'], bookAnyway: true }));
});

test('the details of the guest begin with those of the last booking, and go with the checkout', async () => {
  saveSelection('hotel1', ['r101', 'r401']);
  const last = {
    __typename: 'Booking' as const,
    id: 'before',
    guestPhone: '+1 555 010 0199',
    requestNote: null,
    requests: ['QUIET_ROOM' as const],
    leadGuest: null,
  };
  const { user, asked } = await open({
    RememberedDetails: () => ({ myBookings: { __typename: 'BookingList', items: [last] } }),
  });
  await waitFor(() => expect(bookNow()).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Guest details and requests (optional)' }));
  expect(await screen.findByDisplayValue('+1 555 010 0199')).toBeInTheDocument();
  await user.click(screen.getByLabelText('For another person'));
  await user.type(screen.getByLabelText('First name of the guest'), 'Rui');
  await user.type(screen.getByLabelText('Last name of the guest'), 'Quendera');
  await user.click(screen.getByLabelText('Cot'));
  await user.click(bookNow());
  await waitFor(() =>
    expect(inputOf(asked)).toMatchObject({
      details: {
        leadGuest: { firstName: 'Rui', lastName: 'Quendera' },
        guestPhone: '+1 555 010 0199',
        requests: ['COT', 'QUIET_ROOM'],
        requestNote: null,
        arrivalHour: null,
      },
    }),
  );
});

test('the party is changed on the page, and the address keeps it', async () => {
  const { user, navigation } = await open();
  await user.click(
    await screen.findByRole('button', { name: /^Guests and rooms: 2 adults, 1 child · 2 rooms/ }),
  );
  await user.click(await screen.findByRole('button', { name: 'Remove Child, 7 years' }));
  await user.click(screen.getByRole('button', { name: 'One more: Adults' }));
  await seen(() => screen.getByText('3 adults · 2 rooms'));
  expect(Object.fromEntries(new URLSearchParams(navigation.location.search))).toMatchObject({
    guests: '3',
    rooms: '2',
  });
  expect(navigation.location.search).not.toContain('children');
});
