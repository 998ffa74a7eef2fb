import { screen } from '@testing-library/react';
import { seen } from '../../../test/seen';
import { guest, visit } from '../../../test/visit';
import { BookingsPage } from '../bookings/BookingsPage';
import { StaffPages } from '../layout/StaffPages';

const [LAMP, QUAY, LOST, VIEW] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(24)) as [
  string,
  string,
  string,
  string,
];
const NAMES: Readonly<Record<string, string>> = { [LAMP]: 'The Lampwright', [QUAY]: 'Quay House' };
const isOfView = /hotel where your duties do not include this list/;

/** The bookings of a member who has one saved view. */
const open = (at: string, view: { address: string; isDefault: boolean }, hotels: readonly string[]) =>
  visit({
    at,
    viewer: { ...guest, role: 'TEAM' },
    routes: [{ element: <StaffPages />, children: [{ path: '/bookings', element: <BookingsPage /> }] }],
    answers: {
      OwnTeams: () => ({
        viewer: {
          __typename: 'User',
          id: guest.id,
          teams: hotels.map((id) => ({
            __typename: 'HotelTeamMember' as const,
            id: `member ${id}`,
            duties: ['FINANCE' as const],
            hotel: { __typename: 'Hotel' as const, id, name: NAMES[id]! },
          })),
        },
      }),
      SecondFactorDue: () => ({
        signInMethods: { __typename: 'SignInMethods', id: 'own', secondFactorDueAt: null },
      }),
      SavedViews: () => ({
        savedViews: [{ __typename: 'SavedView', id: VIEW, name: 'Held', ...view }],
      }),
      BookingTable: () => ({
        bookings: { __typename: 'BookingList', total: 0, totalIsExact: true, items: [] },
      }),
    },
  });
type Asked = Awaited<ReturnType<typeof open>>['asked'];
const hotelsAsked = (asked: Asked) =>
  asked
    .filter(({ name }) => name === 'BookingTable')
    .map(({ variables }) => variables.filter.hotelId as string | undefined);

const OF_LOST = { address: `hotel=${LOST}&status=HELD`, isDefault: true };

test('a view of a hotel that a member has left shows the list without it, and says so', async () => {
  const { address, asked } = await open('/bookings', OF_LOST, [LAMP, QUAY]);
  await seen(() => screen.getByText(isOfView));
  expect(address()).toBe(`/bookings?status=HELD&view=${VIEW}`);
  expect(screen.getByRole('combobox', { name: 'Hotel' })).toHaveDisplayValue('All my hotels');
  expect(screen.getByText('Status: Held')).toBeVisible();
  expect(hotelsAsked(asked)).not.toContain(LOST);
  expect(screen.queryByText('Not among your duties')).toBeNull();
});

test('with one hotel left, the view shows the list of that hotel', async () => {
  const { asked } = await open('/bookings', OF_LOST, [LAMP]);
  await seen(() => screen.getByText(isOfView));
  expect(hotelsAsked(asked).at(-1)).toBe(LAMP);
  expect(hotelsAsked(asked)).not.toContain(LOST);
});

test('an address with the view and its hotel, such as a bookmark, shows the same', async () => {
  const { address, asked } = await open(`/bookings?hotel=${LOST}&view=${VIEW}`, OF_LOST, [LAMP, QUAY]);
  await seen(() => screen.getByText(isOfView));
  expect(address()).toBe(`/bookings?view=${VIEW}`);
  expect(hotelsAsked(asked)).not.toContain(LOST);
});

test('a view of a hotel of the member says nothing', async () => {
  const { address } = await open('/bookings', { ...OF_LOST, address: `hotel=${QUAY}` }, [LAMP, QUAY]);
  await seen(() => screen.getByText('No booking in the database !!!'));
  expect(address()).toBe(`/bookings?hotel=${QUAY}&view=${VIEW}`);
  expect(screen.queryByText(isOfView)).toBeNull();
});
