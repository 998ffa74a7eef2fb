import { toCsvLine } from '../../../../schema/csv';
import { EXAMPLE_ROWS, HOTEL_FILE_COLUMNS } from '../../../../schema/hotelFileColumns';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { readTable } from './csvRows';
import { importHotels } from './import.service';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the template can be imported as it is', async () => {
  const rows = EXAMPLE_ROWS.map((row) => HOTEL_FILE_COLUMNS.map((column) => row[column] ?? ''));
  const { lists, refused } = await readTable([HOTEL_FILE_COLUMNS, ...rows].map(toCsvLine).join(''));
  const report = await importHotels(lists);
  expect([...refused, ...report.refused]).toEqual([]);
  expect(report.added).toEqual({ cities: 1, hotelTypes: 1, hotels: 1, roomTypes: 1, roomNumbers: 2 });
});
