import { screen } from '@testing-library/react';
import { seen } from '../../../test/seen';
import { guest, visit } from '../../../test/visit';
import { RecordTabs } from '../table/RecordTabs';
import type { RecordHistoryQuery } from './RecordHistory.generated';

const HOTEL = 'a'.repeat(24);
const actor = { __typename: 'User' as const, id: 'e'.repeat(24), name: 'Ada Keller' };
const change = (field: string, before: string | null, after: string | null) => ({
  __typename: 'AuditChange' as const,
  field,
  before,
  after,
});
type Entry = RecordHistoryQuery['auditEntries']['items'][number] & { __typename: 'AuditEntry' };
const open = (items: Entry[]) =>
  visit({
    at: '/',
    routes: [{ path: '/', element: <RecordTabs id={HOTEL} details="Details of it" /> }],
    answers: {
      RecordHistory: ({ id }) => ({
        auditEntries: { __typename: 'AuditEntryList', total: id === HOTEL ? items.length : 0, items },
      }),
    },
    viewer: { ...guest, role: 'ADMIN' },
  });

test('the history of a record names who changed which field', async () => {
  const { user } = await open([
    {
      __typename: 'AuditEntry',
      id: '1',
      at: '2026-11-20T09:05:00Z',
      action: 'updateRoomType',
      actor,
      actedAsHotelId: null,
      actedAsHotel: null,
      people: [{ id: 'f'.repeat(24), name: 'Hana Novak' }],
      changes: [
        change('assigneeId', null, 'f'.repeat(24)),
        change('priceCents', '9000', '12050'),
        change('maxPeople', null, '3'),
        change('state', 'NEW', 'ACCEPTED'),
        change('roomStatus', 'DIRTY', 'OUT_OF_ORDER'),
        change('petsRule', null, 'ON_REQUEST'),
        change('kind', 'PAYMENT_DUE', 'UNKNOWN'),
      ],
    },
  ]);
  await user.click(screen.getByRole('tab', { name: 'History' }));
  await seen(() => screen.getByText('Changed a room type'));
  expect(screen.getByText(/Ada Keller/)).toBeVisible();
  expect(screen.getByText('Assignee')).toBeVisible();
  expect(screen.getByText('Hana Novak')).toBeVisible();
  expect(screen.getByText('Price')).toBeVisible();
  expect(screen.getByText('$90').closest('del')).toBeVisible();
  expect(screen.getByText('$120.50').closest('del')).toBeNull();
  expect(screen.getByText('Max people')).toBeVisible();
  expect(screen.getByText('Accepted')).toBeVisible();
  for (const words of ['Dirty', 'Out of order', 'On request', 'Payment due', 'UNKNOWN'])
    expect(screen.getByText(words)).toBeVisible();
});

test('the history says as which hotel an administrator acted, also of one that was deleted since', async () => {
  const entry = {
    __typename: 'AuditEntry' as const,
    at: '2026-11-20T09:05:00Z',
    action: 'updateHotel',
    actor,
    people: [],
  };
  const mill = { __typename: 'Hotel' as const, id: HOTEL, name: 'The Mill' };
  const { user } = await open([
    { ...entry, id: '1', actedAsHotelId: HOTEL, actedAsHotel: mill, changes: [] },
    { ...entry, id: '2', actedAsHotelId: HOTEL, actedAsHotel: null, changes: [] },
  ]);
  await user.click(screen.getByRole('tab', { name: 'History' }));
  await seen(() => screen.getByText(/Ada Keller, as The Mill/));
  expect(screen.getByText(/Ada Keller, as a deleted hotel/)).toBeVisible();
});

test('the history of an unchanged record is an explanation', async () => {
  const { user } = await open([]);
  await user.click(screen.getByRole('tab', { name: 'History' }));
  await seen(() => screen.getByText('No staff have changed this record yet.'));
});
