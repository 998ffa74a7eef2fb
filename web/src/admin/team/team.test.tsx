import { act, screen, within } from '@testing-library/react';
import { guest, visit, type Answers } from '../../../test/visit';
import { storeViewer } from '../../session/renewSession';
import { StaffPages } from '../layout/StaffPages';
import { FirstHourPage } from './FirstHourPage';
import { TeamPage } from './TeamPage';

const HOTEL = 'a'.repeat(24);
const OTHER = 'b'.repeat(24);
const member = { ...guest, role: 'TEAM' as const };
const city = { __typename: 'City' as const, id: 'c1', name: 'Lisbon', timeZone: 'Europe/Lisbon' };
const named = { __typename: 'Hotel' as const, id: HOTEL, name: 'Quay House', city };

const newHotel = {
  ...named,
  photos: ['/pictures/one.jpg'],
  cheapestPriceCents: null as number | null,
  checkInFrom: '15:00',
  checkOutUntil: '11:00',
  openForBooking: false,
  setUp: {
    __typename: 'HotelSetUp' as const,
    roomTypes: 0,
    roomNumbers: 0,
    photos: 1,
    missing: ['ROOMS', 'RATES'] as ('ROOMS' | 'RATES')[],
    openForBooking: false,
  },
};
const readyHotel = {
  ...newHotel,
  cheapestPriceCents: 14_000,
  setUp: { ...newHotel.setUp, roomTypes: 1, roomNumbers: 4, missing: [] },
};
const memberOf = (id: string, name: string, duties: ('OWNER' | 'FRONT_DESK')[]) => ({
  __typename: 'HotelTeamMember' as const,
  id: `member ${id}`,
  duties,
  joinedAt: '2026-11-01T10:00:00.000Z',
  email: `${name.toLowerCase()}@staybook.example`,
  user: { __typename: 'User' as const, id, name, photo: null },
});

const answers: Answers = {
  OwnTeams: () => ({
    viewer: {
      __typename: 'User',
      id: member.id,
      teams: [{ __typename: 'HotelTeamMember', id: 'own', duties: ['OWNER'], hotel: named }],
    },
  }),
  SecondFactorDue: () => ({
    signInMethods: { __typename: 'SignInMethods', id: 'own', secondFactorDueAt: null },
  }),
  HotelToday: () => ({ hotel: named }),
  HotelHead: () => ({ hotel: newHotel }),
  HotelTeam: () => ({
    hotelTeam: {
      __typename: 'HotelTeam',
      members: [memberOf(member.id, 'Olga', ['OWNER']), memberOf(OTHER, 'Dora', ['FRONT_DESK'])],
      invitations: [],
      viewerCan: { __typename: 'TeamAbilities', manage: true },
    },
  }),
};
const routes = [
  {
    element: <StaffPages />,
    children: [
      { path: '/staff/team', element: <TeamPage /> },
      { path: '/staff/firsthour', element: <FirstHourPage /> },
    ],
  },
];
const open = (page: string, more: Answers = {}) =>
  visit({
    at: `/staff/${page}?hotel=${HOTEL}`,
    routes,
    viewer: member,
    answers: { ...answers, ...more } as Answers,
  });

test('the first hour names the hotel, what is missing, and where each step is done', async () => {
  await open('firsthour', { FirstHour: () => ({ hotel: newHotel }) });
  expect(await screen.findByText(/^Five steps until guests can book Quay House\./)).toBeVisible();
  expect(screen.getByText('2 of 5 steps done')).toBeVisible();
  expect(screen.getByText('Still missing: a room type with a room number.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add a room type' })).toHaveAttribute(
    'href',
    `/createroom?hotel=${HOTEL}`,
  );
  expect(screen.getByRole('link', { name: 'Change hours and rules' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Open for booking' })).toBeDisabled();
});

test('a hotel that lacks nothing is opened, and what the server still misses is said', async () => {
  const opened = { ...readyHotel, openForBooking: true };
  let calls = 0;
  const { user } = await open('firsthour', {
    FirstHour: () => ({ hotel: readyHotel }),
    OpenHotel: () => ({
      openHotelForBooking: calls++
        ? opened
        : { __typename: 'HotelNotReady', message: 'The hotel cannot be opened yet. Add a photo.' },
    }),
  });
  const button = await screen.findByRole('button', { name: 'Open for booking' });
  await user.click(button);
  expect(await screen.findByText('The hotel cannot be opened yet. Add a photo.')).toBeVisible();
  await user.click(button);
  expect(await screen.findByText('The hotel is open. Guests find and book it from now on.')).toBeVisible();
  expect(screen.getByText('5 of 5 steps done')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close for booking' })).toBeVisible();
});

test('the last owner reads why they cannot leave, and stays', async () => {
  const message = 'The hotel would have no owner. Make another member of the team an owner first.';
  const { user } = await open('team', {
    LeaveTeam: () => ({ leaveTeam: { __typename: 'LastOwner', message } }),
  });
  expect(await screen.findByText('Olga (you)')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Leave team' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Leave team' }));
  expect(await dialog.findByText(message)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Stay on the team' }));
  expect(screen.getByText('Olga (you)')).toBeVisible();
});

test('a member who is taken off the team reads it on the page in view', async () => {
  const { client } = await open('team');
  expect(await screen.findByText('Olga (you)')).toBeVisible();
  const viewer = { ...member, role: 'CUSTOMER' as const };
  await act(() => storeViewer(client, { __typename: 'Session', accessToken: 'token', viewer }));
  expect(await screen.findByRole('heading', { name: 'You are no longer on the team' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'My bookings' })).toHaveAttribute('href', '/mybookings');
  expect(screen.queryByText('Olga (you)')).toBeNull();
});
