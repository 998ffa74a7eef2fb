import { screen, waitFor, within } from '@testing-library/react';
import { booking } from '../../../test/bookingAnswers';
import { guest, visit } from '../../../test/visit';
import type { DeskRow, StayAction } from './deskRows';
import { StayList } from './StayList';

const row = {
  id: 'stay1',
  actions: ['CHECK_OUT'],
  stay: {
    id: 'stay1',
    state: 'CHECKED_IN',
    number: 101,
    title: 'Twin',
    checkIn: '2026-11-24',
    checkOut: '2026-11-28',
  },
  booking: {
    id: 'booking1',
    owedCents: 0,
    heldUntil: null,
    arrivalHour: null,
    party: null,
    leadGuest: null,
    guestPhone: null,
    requests: [],
    requestNote: null,
    user: { name: 'Ana' },
    notes: [],
  },
} as unknown as DeskRow;
const quote = {
  __typename: 'StayEndingQuote' as const,
  from: '2026-11-26',
  nights: 2,
  rooms: [101],
  priceCents: 21_000,
  termsRefundCents: 0,
  mostRefundCents: 21_000,
  creditedCents: 0,
  mayBeNoShow: false,
};

const owing = { ...row, booking: { ...row.booking, owedCents: 8000 } };

const open = async (today: string, shown = row) => {
  const sent: StayAction[] = [];
  const done: string[] = [];
  const list = (
    <StayList
      title="In house"
      {...{ rows: [shown], waiting: 0, empty: '', above: 0, today, opened: undefined }}
      send={async (_, action) => void sent.push(action)}
      onOpen={() => undefined}
      onPointerMove={() => undefined}
      onAct={() => undefined}
      onDone={(outcome) => done.push(outcome)}
      statuses={new Map()}
    />
  );
  const stays = booking.stays.map((stay) => ({ ...stay, state: 'CHECKED_OUT' as const }));
  const page = await visit({
    at: '/frontdesk',
    routes: [{ path: '/frontdesk', element: list }],
    viewer: { ...guest, role: 'ADMIN' },
    answers: {
      EndStayDialog: () => ({ booking, stayEndingQuote: quote }),
      EndStay: () => ({ endStay: { ...booking, stays } }),
    },
  });
  await new Promise((resolve) => setTimeout(resolve, 800));
  await page.user.click(screen.getByRole('button', { name: 'Check out: room 101, Ana' }));
  return { ...page, sent, done };
};

test('an early check-out asks what happens to the nights that are left, and releases them', async () => {
  const { user, sent, done, asked } = await open('2026-11-26');
  const dialog = within(await screen.findByRole('dialog', { name: 'End this stay early?' }));
  expect(await dialog.findByRole('radio', { name: 'Put them on sale again' })).toBeChecked();
  expect(dialog.getByText('By the cancellation terms, nothing is refunded.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'End stay' }));
  await waitFor(() => expect(done).toEqual(['Room 101: Ana has checked out.']));
  expect(sent).toEqual([]);
  expect(asked.find(({ name }) => name === 'EndStay')!.variables.input).toEqual({
    bookingId: 'booking1',
    stayIds: ['stay1'],
    refundCents: 0,
    noShow: false,
  });
});

test('the nights can be kept, and the guests are only checked out', async () => {
  const { user, sent, asked } = await open('2026-11-26');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('radio', { name: 'Keep them sold' }));
  expect(dialog.queryByRole('textbox', { name: 'Refund in dollars' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Check out' }));
  await waitFor(() => expect(sent).toEqual(['CHECK_OUT']));
  expect(asked.some(({ name }) => name === 'EndStay')).toBe(false);
});

test('a check-out on the last day asks nothing', async () => {
  const { sent } = await open('2026-11-28');
  await waitFor(() => expect(sent).toEqual(['CHECK_OUT']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a guest who owes something is checked out only after a question', async () => {
  const { user, sent } = await open('2026-11-28', owing);
  const dialog = within(await screen.findByRole('dialog', { name: 'Ana still owes $80' }));
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Check out anyway' }));
  await waitFor(() => expect(sent).toEqual(['CHECK_OUT']));
});

test('a guest who leaves early, keeps the nights and owes something is asked about both', async () => {
  const { user, sent } = await open('2026-11-26', owing);
  const early = within(await screen.findByRole('dialog', { name: 'End this stay early?' }));
  await user.click(await early.findByRole('radio', { name: 'Keep them sold' }));
  await user.click(early.getByRole('button', { name: 'Check out' }));
  const owes = within(await screen.findByRole('dialog', { name: 'Ana still owes $80' }));
  expect(sent).toEqual([]);
  await user.click(owes.getByRole('button', { name: 'Check out anyway' }));
  await waitFor(() => expect(sent).toEqual(['CHECK_OUT']));
});
