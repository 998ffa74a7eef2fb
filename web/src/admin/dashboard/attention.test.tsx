import { screen, within } from '@testing-library/react';
import { seen } from '../../../test/seen';
import { guest, visit, type Data } from '../../../test/visit';
import { DashboardPage } from './DashboardPage';

const figures = {
  __typename: 'SalesFigures' as const,
  from: '2026-11-29',
  to: '2026-11-30',
  nights: 0,
  availableNights: 100,
  occupancy: 0,
  revenueCents: 0,
  extrasCents: 0,
  cancellationFeesCents: 0,
  averageDailyRateCents: null,
  revenuePerAvailableRoomCents: 0,
  bookings: 0,
  cancellations: 0,
  arrivals: 0,
  departures: 0,
};
const pace = {
  __typename: 'Pace' as const,
  from: '2026-11-29',
  to: '2027-02-27',
  bookings: 112,
  bookingsLastYear: 100,
  averageNights: 2.44,
  averageLeadDays: 30.4,
};
const dashboard: NonNullable<Data<'Dashboard'>['dashboard']> = {
  today: figures,
  total: figures,
  before: figures,
  days: [figures],
  deskRefundsDue: 2,
  deskRefundsDueCents: 24_550,
  openDisputes: 0,
  evidenceDueBy: null,
  holdsEnding: 1,
  roomsNotReady: 3,
  unansweredChats: null,
  openDifferences: 0,
  openOffers: 4,
  pace,
};

const open = (changes: Partial<typeof dashboard> = {}, messages = 0) =>
  visit({
    at: '/dashboard?days=7',
    routes: [{ path: '/dashboard', element: <DashboardPage /> }],
    viewer: { ...guest, role: 'ADMIN' },
    answers: {
      Dashboard: () => ({ dashboard: { ...dashboard, ...changes } }),
      OpenContactMessages: () =>
        ({
          contactMessages: {
            __typename: 'ContactMessageList',
            total: messages,
            totalIsExact: true,
            items: [],
          },
        }) as never,
      HotelOptions: () => ({ hotels: { __typename: 'HotelList', items: [] }, hotel: null }),
    },
  });

test('the dashboard lists what waits for staff, each with its link, and nothing that does not', async () => {
  await open({}, 5);
  const list = await screen.findByRole('region', { name: 'Needs attention' });
  await seen(() => within(list).getByText('5 messages from visitors are not answered'));
  const links = within(list)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['3 rooms of arrivals today are not ready', '/staff/housekeeping'],
    ['1 unpaid hold ends within 24 hours', '/bookings?status=CONFIRMED&payment=OPEN'],
    ['2 refunds are due at the front desk: $245.50', '/bookings?desk=due'],
    ['4 property submissions wait for an answer', '/staff/properties'],
    ['5 messages from visitors are not answered', '/staff/messages?state=NEW'],
  ]);
});

test('pace is compared with the same day last year, beside lead time and length of stay', async () => {
  await open();
  await seen(() => screen.getByText('+12% vs 100 on the same day last year'));
  expect(screen.getByRole('link', { name: /^Lead time/ })).toHaveTextContent('30 days');
  expect(screen.getByRole('link', { name: /^Length of stay/ })).toHaveTextContent('2.4 nights');
  expect(screen.getByRole('link', { name: /^Pace/ })).toHaveAttribute(
    'href',
    '/bookings?status=CONFIRMED&checkIn=2026-11-29..2027-02-26',
  );
});

test('pace far above a first year is told beside its number, without a percentage', async () => {
  await open({ pace: { ...pace, bookingsLastYear: 11 } });
  await seen(() => screen.getByText('11 on the same day last year'));
});

test('a dashboard without anything to do says so', async () => {
  await open({ deskRefundsDue: 0, holdsEnding: 0, roomsNotReady: null, openOffers: null });
  await seen(() => screen.getByText('Nothing needs attention.'));
});
