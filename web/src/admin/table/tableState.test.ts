import { accepts, describe as describeFilter, toCents, type Filter } from './filters';
import { changeTable, readTable, withFilter, writeTable } from './tableState';

const filters: Filter[] = [
  {
    name: 'status',
    label: 'Status',
    kind: 'choice',
    choices: [
      ['HELD', 'Held'],
      ['CONFIRMED', 'Confirmed'],
    ],
  },
  { name: 'created', label: 'Booked', kind: 'days' },
  { name: 'total', label: 'Total', kind: 'dollars' },
  { name: 'hotel', label: 'Hotel', kind: 'hotel' },
];
const shape = { filters, columns: [{ field: 'id' }, { field: 'total', sort: {} }] };
const read = (address: string) => readTable(new URLSearchParams(address), shape);
const reference = '0123456789abcdef01234567';

test('an address is read into the state of the table, and written back unchanged', () => {
  const address = `status=HELD&created=2026-01-01..2026-01-31&total=..99.5&hotel=${reference}&q=smith&sort=-total&page=3&size=100&row=b1`;
  const state = read(address);
  expect(state).toEqual({
    text: 'smith',
    filters: { status: 'HELD', created: '2026-01-01..2026-01-31', total: '..99.5', hotel: reference },
    sort: { field: 'total', descending: true },
    page: 3,
    size: 100,
    row: 'b1',
  });
  expect(decodeURIComponent(writeTable(state).toString())).toBe(address);
});

test('an address can contain the columns, the row height and the view', () => {
  const address = `q=smith&columns=id,total&density=comfortable&view=${reference}`;
  const state = read(address);
  expect(state).toMatchObject({ columns: ['id', 'total'], density: 'comfortable', view: reference });
  expect(decodeURIComponent(writeTable(state).toString())).toBe(address);
  expect(read('columns=shoes&density=airy&view=mine')).toEqual(read(''));
  expect(read('columns=total,shoes,id').columns).toEqual(['id', 'total']);
});

test.each([
  ['an unknown choice', 'status=LOST'],
  ['a day that is none', 'created=2026-02-30..'],
  ['a range without ends', 'created=..'],
  ['a range of three ends', 'created=2026-01-01..2026-01-02..2026-01-03'],
  ['words for dollars', 'total=cheap..'],
  ['dollars with three decimals', 'total=1.005..'],
  ['a name for a reference', 'hotel=Lampwright'],
  ['an order by a column that has none', 'sort=id'],
  ['an order by an unknown column', 'sort=-price'],
  ['a page before the first', 'page=0'],
  ['half a page', 'page=1.5'],
  ['another number of rows', 'size=1000'],
  ['what the table does not know', 'colour=blue'],
])('%s of the address is left out', (_case, address) => {
  expect(writeTable(read(address)).toString()).toBe('');
});

test('a new query starts on the first page with no record open; another page keeps the open record', () => {
  const state = read('q=smith&page=3&row=b1');
  for (const change of [
    { text: 'jones' },
    { size: 25 },
    { sort: undefined },
    withFilter(state, 'status', 'HELD'),
  ])
    expect(changeTable(state, change)).toMatchObject({ page: 1, row: undefined });
  expect(changeTable(state, { page: 4 })).toMatchObject({ text: 'smith', page: 4, row: 'b1' });
  expect(changeTable(state, { row: 'b2' })).toMatchObject({ page: 3, row: 'b2' });
});

test('a filter is replaced, and removed by an empty value', () => {
  const state = read('status=HELD&total=1..2');
  expect(withFilter(state, 'status', 'CONFIRMED').filters).toEqual({ total: '1..2', status: 'CONFIRMED' });
  expect(withFilter(state, 'status', '').filters).toEqual({ total: '1..2' });
});

test('a filter is described in words', () => {
  const [status, created, total] = filters as [never, never, never];
  expect(describeFilter(status, 'HELD')).toBe('Status: Held');
  expect(describeFilter(created, '2026-01-01..')).toBe('Booked: from Thu 1 Jan 2026');
  expect(describeFilter(created, '2026-01-01..2026-01-01')).toBe('Booked: Thu 1 Jan 2026');
  expect(describeFilter(total, '100..199.5')).toBe('Total: $100 to $199.50');
  expect(describeFilter(total, '..20')).toBe('Total: up to $20');
  expect(accepts(total, '..20')).toBe(true);
  expect(toCents('19.99')).toBe(1999);
});
