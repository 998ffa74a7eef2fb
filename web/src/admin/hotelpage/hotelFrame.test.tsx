import { screen, within } from '@testing-library/react';
import { guest, visit, type Answers } from '../../../test/visit';
import type { Viewer } from '../../session/SessionProvider';
import { StaffPages } from '../layout/StaffPages';
import type { DutyHotel } from '../duties/staffAccess';

const LAMP = 'aaaaaaaaaaaaaaaaaaaaaa01';
const QUAY = 'aaaaaaaaaaaaaaaaaaaaaa02';
const ROOM = 'bbbbbbbbbbbbbbbbbbbbbb01';
const member: Viewer = { ...guest, role: 'TEAM' };
const admin: Viewer = { ...guest, role: 'ADMIN' };

const answers = (hotels: readonly DutyHotel[]): Answers => ({
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
  HotelHead: ({ id }) => ({
    hotel: {
      __typename: 'Hotel',
      id,
      name: id === LAMP ? 'The Lampwright' : 'Quay House',
      openForBooking: id === LAMP,
    },
  }),
  HotelOfRoomType: ({ id }) => ({
    roomType: { __typename: 'RoomType', id, hotel: { __typename: 'Hotel', id: QUAY } },
  }),
});

const paths = [
  '/hotels/updatehotel',
  '/staff/rooms',
  '/rooms/updateroom',
  '/rates',
  '/hotels/extras',
  '/staff/team',
  '/staff/messagetemplates',
  '/bookings',
];
const routes = [
  { element: <StaffPages />, children: paths.map((path) => ({ path, element: <h1>{path}</h1> })) },
];
const open = (at: string, viewer = admin, hotels: readonly DutyHotel[] = []) =>
  visit({ at, routes, viewer, answers: answers(hotels) });

const tabs = async (): Promise<HTMLElement[]> =>
  within(await screen.findByRole('navigation', { name: 'Pages of the hotel' })).findAllByRole('link');
const labels = async () => (await tabs()).map(({ textContent }) => textContent);
const current = async () =>
  (await tabs()).filter((tab) => tab.ariaCurrent === 'page').map(({ textContent }) => textContent);

const ALL = [
  'Details',
  'Photos',
  'Room types',
  'Rates',
  'Extras',
  'Messages',
  'Calendars',
  'Team',
  'Opening',
];

test('the pages of a hotel are tabs, which lead to the same hotel and stay while one switches', async () => {
  const { user, address } = await open(`/hotels/updatehotel?hotel=${LAMP}`);
  expect(await labels()).toEqual(ALL);
  expect(await current()).toEqual(['Details']);
  expect(await screen.findByRole('link', { name: 'The Lampwright' })).toHaveAttribute(
    'href',
    `/hotels/${LAMP}`,
  );
  expect(screen.getByText('Open')).toBeVisible();
  const nav = screen.getByRole('navigation', { name: 'Pages of the hotel' });
  for (const [label, path] of [
    ['Rates', '/rates'],
    ['Extras', '/hotels/extras'],
    ['Room types', '/staff/rooms'],
    ['Team', '/staff/team'],
  ] as const) {
    await user.click(screen.getByRole('link', { name: label }));
    expect(address()).toBe(`${path}?hotel=${LAMP}`);
    expect(await screen.findByRole('heading', { name: path })).toBeVisible();
    expect(await current()).toEqual([label]);
  }
  expect(nav).toBeInTheDocument();
});

test('the page of a room type is below its hotel, whose state is said', async () => {
  await open(`/rooms/updateroom?room=${ROOM}`);
  expect(await screen.findByRole('link', { name: 'Quay House' })).toBeVisible();
  expect(screen.getByText('Not open')).toBeVisible();
  expect(await current()).toEqual(['Room types']);
});

test.each([
  [['OWNER' as const], ALL],
  [['REVENUE' as const], ['Rates', 'Extras']],
  [
    ['REVENUE' as const, 'FRONT_DESK' as const],
    ['Rates', 'Extras', 'Messages', 'Calendars'],
  ],
])('a member whose duties are %s sees their tabs', async (duties, expected) => {
  await open(`/rates?hotel=${LAMP}`, member, [{ id: LAMP, name: 'The Lampwright', duties }]);
  expect(await labels()).toEqual(expected);
});

test('the duties at the hotel in view decide, not those at another one', async () => {
  await open(`/rates?hotel=${QUAY}`, member, [
    { id: LAMP, name: 'The Lampwright', duties: ['OWNER'] },
    { id: QUAY, name: 'Quay House', duties: ['REVENUE'] },
  ]);
  expect(await labels()).toEqual(['Rates', 'Extras']);
});

test.each([
  ['/bookings', 'no page of a hotel', admin, []],
  [`/bookings?hotel=${LAMP}`, 'the list of bookings', admin, []],
  ['/staff/rooms', 'the room types of all hotels', admin, []],
  ['/hotels/updatehotel', 'no hotel chosen yet', admin, []],
])('%s has no tabs: %s', async (at, _why, viewer, hotels) => {
  await open(at, viewer, hotels);
  expect(await screen.findByRole('heading', { name: at.split('?')[0] })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Pages of the hotel' })).toBeNull();
});
