import { STAFF_PAGES } from '../../../../schema/pages';
import { groupAt, pagesOf, staffGroups, staffPages } from './destinations';

/** Pages about one record, which lists lead to. */
const OF_A_RECORD = [
  '/staff/guests/:hotelId/:userId',
  '/searchbookingsresults',
  '/staff/properties/accept',
  '/staff/payouts/:payoutId',
  '/staff/providertransactions',
  '/frontdesk/newbooking',
  '/users/getuser',
];

test('the palette leads to every page of the staff area that is not about one record', () => {
  const paths = staffPages.map(({ path }) => path);
  expect(STAFF_PAGES.filter((path) => !paths.includes(path))).toEqual(expect.arrayContaining(OF_A_RECORD));
  expect(STAFF_PAGES.filter((path) => !paths.includes(path) && !OF_A_RECORD.includes(path))).toEqual([]);
});

test('only pages that create or update a record, and those that the tabs of a hotel lead to, are not in the menu', () => {
  const unlisted = staffPages.filter(({ isUnlisted }) => isUnlisted).map(({ title }) => title);
  expect(unlisted.filter((title) => !/^(Create|Update|Add) /.test(title))).toEqual([
    'Extras of a hotel',
    'The first hour',
  ]);
  const listed = staffGroups.flatMap(pagesOf).map(({ title }) => title);
  expect(listed.filter((title) => /^(Create|Update|Add) /.test(title))).toEqual([]);
});

test('no two pages have the same key, address or shortcut', () => {
  for (const name of ['key', 'path', 'shortcut'] as const) {
    const values = staffPages.flatMap((page) => page[name] ?? []);
    expect(values).toEqual([...new Set(values)]);
  }
});

test.each([
  ['/frontdesk/newbooking', 'today'],
  ['/bookings/64f0c0ffee', 'bookings'],
  ['/hotels/citycharges', 'settings'],
  ['/staff/payouts/1', 'money'],
  ['/hotels/64f0c0ffee', undefined],
])('the page at %s is of the entry %s', (path, key) => {
  expect(groupAt(path)?.key).toBe(key);
});
