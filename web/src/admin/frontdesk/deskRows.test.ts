import { moveOf, neighbour, search, warningOf, type DeskRow } from './deskRows';

const row = (name: string, stay: Partial<DeskRow['stay']>): DeskRow => ({
  id: name,
  actions: [],
  stay: {
    id: name,
    state: 'EXPECTED',
    number: 101,
    title: 'Double',
    checkIn: '2027-05-02',
    checkOut: '2027-05-05',
    movedFrom: null,
    movesTo: null,
    ...stay,
  },
  booking: {
    id: 'b'.repeat(24),
    reference: `K7M4-2QX${name.slice(0, 1)}`,
    totalCents: 100,
    extrasCents: 0,
    arrivalHour: null,
    party: null,
    leadGuest: null,
    guestPhone: null,
    requests: [],
    requestNote: null,
    paidCents: 100,
    owedCents: 0,
    heldUntil: null,
    notes: [],
    user: { id: 'u', name },
    contact: { email: `${name.toLowerCase()}@staybook.example`, phone: null },
  },
});

test('a stay says from which room its guests come, where they go on, and when that is due', () => {
  const room = (number: number) => ({ __typename: 'Stay' as const, id: `stay ${number}`, number });
  const second = row('Ana', { movedFrom: room(101), number: 204 });
  expect(moveOf(second)).toBe('From room 101');
  expect(warningOf(second, '2027-05-01')).toBeUndefined();
  expect(warningOf(second, '2027-05-02')).toBe('Move due');
  expect(warningOf(second, '2027-05-03')).toBe('Move overdue');
  const first = row('Ana', { movesTo: room(204), state: 'CHECKED_IN' });
  expect(moveOf(first)).toBe('Moves to room 204');
  expect(warningOf(first, '2027-05-05')).toBe('Move due');
});

test('stays are found by room number, guest and reference', () => {
  const rows = [row('Ana', { number: 101 }), row('Ben', { number: 202 })];
  expect(search(rows, '')).toEqual(rows);
  expect(search(rows, 'ben')).toEqual([rows[1]]);
  expect(search(rows, '101 ANA')).toEqual([rows[0]]);
  expect(search(rows, 'ben 101')).toEqual([]);
  expect(search(rows, 'bbbb')).toHaveLength(2);
  for (const typed of ['K7M4-2QXB', 'k7m42qxb', 'k7m4 2qxb', '2qxb'])
    expect(search(rows, typed)).toEqual([rows[1]]);
});

test('a late arrival and an overdue check-out have a warning', () => {
  expect(warningOf(row('Ana', {}), '2027-05-02')).toBeUndefined();
  expect(warningOf(row('Ana', {}), '2027-05-03')).toBe('Not arrived yet');
  expect(warningOf(row('Ana', { state: 'CHECKED_IN' }), '2027-05-05')).toBeUndefined();
  expect(warningOf(row('Ana', { state: 'CHECKED_IN' }), '2027-05-06')).toBe('Check-out overdue');
});

test('the details step through the rows of all lists, each stay once', () => {
  const [ana, ben, cara] = [row('Ana', {}), row('Ben', {}), row('Cara', {})] as const;
  const lists = [ana, ben, cara, ben];
  expect(neighbour(lists, ana, 1)).toBe(ben);
  expect(neighbour(lists, ben, 1)).toBe(cara);
  expect(neighbour(lists, cara, 1)).toBeUndefined();
  expect(neighbour(lists, ana, -1)).toBeUndefined();
  expect(neighbour([ana], ben, 1)).toBeUndefined();
});
