import { screen, within } from '@testing-library/react';
import { guest, visit, type Answers } from '../../../test/visit';
import type { Viewer } from '../../session/SessionProvider';
import { actingHotel } from '../../apollo/actingHotel';
import { bookingScreen } from '../bookings/bookingScreen';
import { menuFor } from '../layout/destinations';
import { StaffPages } from '../layout/StaffPages';
import { useTableState } from '../table/useTableState';
import { HotelChooser } from '../fields/HotelChooser';
import type { DutyHotel } from './staffAccess';
import { TeamStart } from './TeamStart';

const [LAMP, QUAY] = ['aaaaaaaaaaaaaaaaaaaaaa01', 'aaaaaaaaaaaaaaaaaaaaaa02'];
const member: Viewer = { ...guest, role: 'TEAM' };
const lamp: DutyHotel = { id: LAMP!, name: 'The Lampwright', duties: ['FINANCE'] };
const quay: DutyHotel = { id: QUAY!, name: 'Quay House', duties: ['FINANCE', 'FRONT_DESK'] };

const teams = (hotels: readonly DutyHotel[]): Answers => ({
  OwnTeams: () => ({
    viewer: {
      __typename: 'User',
      id: member.id,
      teams: hotels.map(({ id, name, duties }) => ({
        __typename: 'HotelTeamMember' as const,
        id: `member ${id}`,
        duties: [...duties],
        hotel: { __typename: 'Hotel', id, name },
      })),
    },
  }),
  SecondFactorDue: () => ({
    signInMethods: { __typename: 'SignInMethods', id: 'own', secondFactorDueAt: null },
  }),
});

/** A list of bookings that says for which hotel it asks. */
function List() {
  const [state, change, hotel] = useTableState(bookingScreen);
  return (
    <>
      <p role="status">{state.filters.hotel ?? 'all'}</p>
      {hotel && <HotelChooser hotelId={hotel.hotelId} hasAll={hotel.hasAll} onChoose={hotel.choose} />}
      <button onClick={() => change({ page: 2 })}>Next</button>
    </>
  );
}
const paths = ['/bookings', '/frontdesk', '/users', '/staff/payments'];
const routes = [{ element: <StaffPages />, children: paths.map((path) => ({ path, element: <List /> })) }];
const open = (at: string, hotels: readonly DutyHotel[], viewer = member) =>
  visit({ at, routes, viewer, answers: teams(hotels) });

test.each([
  ['/staff/payments', [lamp], undefined],
  [
    '/frontdesk',
    [lamp],
    /at The Lampwright do not include this page.* one that does: Manager or Front desk\./,
  ],
  ['/frontdesk', [lamp, quay], undefined],
  ['/users', [{ ...lamp, duties: ['OWNER' as const] }], /^Only administrators of Staybook have this page\./],
  ['/bookings', [], /You are not on the team of a hotel/],
  [`/frontdesk?hotel=${LAMP}`, [lamp, quay], /^This link is for a hotel where your duties/],
])('a member at %s reads whom to ask for what is no duty', async (at, hotels, words) => {
  await open(at, hotels);
  if (!words) return void (await screen.findByRole('status'));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});

test('a member with one hotel sees no choice, and lists are those of this hotel, whatever the address lacks', async () => {
  const { address } = await open('/bookings?status=HELD', [lamp]);
  expect(await screen.findByRole('status')).toHaveTextContent(LAMP!);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(address()).toBe('/bookings?status=HELD');
});

test('a choice among several hotels is in the address and remembered for the next list of a bare address', async () => {
  const { user, address, navigation } = await open('/bookings', [lamp, quay]);
  const chooser = await screen.findByRole('combobox', { name: 'Hotel' });
  const named = within(chooser)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(named).toEqual(['All my hotels', 'Quay House', 'The Lampwright']);
  expect(screen.getByRole('status')).toHaveTextContent('all');
  await user.selectOptions(chooser, 'Quay House');
  expect(address()).toBe(`/bookings?hotel=${QUAY}`);
  await navigation.navigate('/staff/payments');
  expect(await screen.findByText(QUAY!)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(address()).toBe(`/staff/payments?hotel=${QUAY}&page=2`);
  await navigation.navigate('/staff/payments?status=PAID');
  expect(await screen.findByText('all')).toBeVisible();
});

test('another person on this device does not get the hotel of the one before', async () => {
  localStorage.setItem(`staffHotel:${'f'.repeat(24)}`, `!${QUAY}`);
  await open('/bookings', [lamp, quay]);
  expect(await screen.findByRole('status')).toHaveTextContent('all');
});

test('more than ten hotels are searched', async () => {
  const many = Array.from({ length: 11 }, (_, at) => ({
    ...lamp,
    id: `${at}`.padStart(24, 'a'),
    name: `Inn ${at}`,
  }));
  const { user, address } = await open('/bookings', many);
  await user.type(await screen.findByRole('combobox', { name: 'Hotel' }), 'inn 10');
  await user.click(await screen.findByRole('option', { name: 'Inn 10' }));
  expect(address()).toBe(`/bookings?hotel=${many[10]!.id}`);
});

test.each([
  ['/frontdesk', [quay]],
  ['/dashboard', [lamp]],
  ['/staff/housekeeping', [{ ...lamp, duties: ['HOUSEKEEPING' as const] }]],
  ['/', []],
])('the work of a member begins at %s', async (start, hotels) => {
  const pages = ['/frontdesk', '/dashboard', '/staff/housekeeping', '/'].map((path) => ({
    path,
    element: <h1>{path}</h1>,
  }));
  const { address } = await visit({
    at: '/login',
    routes: [{ path: '/login', element: <TeamStart /> }, ...pages],
    viewer: member,
    answers: teams(hotels),
  });
  await screen.findByRole('heading', { name: start });
  expect(address()).toBe(start);
});

test('an administrator who acts as a hotel has the pages of its owner, and its lists', async () => {
  actingHotel.begin({ id: LAMP!, name: 'The Lampwright' });
  await open('/bookings', [], { ...guest, role: 'ADMIN' });
  expect(await screen.findByRole('status')).toHaveTextContent(LAMP!);
  document.body.innerHTML = '';
  await open('/users', [], { ...guest, role: 'ADMIN' });
  expect(await screen.findByText(/you act as The Lampwright\.$/)).toBeVisible();
});

test.each([
  [['FINANCE' as const], ['today', 'bookings', 'money', 'settings']],
  [
    ['FRONT_DESK' as const],
    ['today', 'chart', 'bookings', 'guests', 'housekeeping', 'money', 'reviews', 'settings'],
  ],
  [['REVENUE' as const], ['today', 'rooms', 'settings']],
])('the menu of a member whose duty is %s', (duties, groups) => {
  const menu = menuFor({ isAdmin: false, hotels: [{ ...lamp, duties }] });
  expect(menu.map(({ group }) => group.key)).toEqual(groups);
});
