import { EXAMPLE_ROWS, HOTEL_FILE_COLUMNS } from '../../../../schema/hotelFileColumns';

test('the template has each kind of record, and only columns of the file', () => {
  expect(EXAMPLE_ROWS.map(({ record }) => record)).toEqual(['city', 'hotel type', 'hotel', 'room type']);
  for (const row of EXAMPLE_ROWS)
    for (const column of Object.keys(row)) expect(HOTEL_FILE_COLUMNS).toContain(column);
});
