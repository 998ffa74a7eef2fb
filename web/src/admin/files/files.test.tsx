import { screen, waitFor, within } from '@testing-library/react';
import { seen } from '../../../test/seen';
import { guest, visit, type Answers } from '../../../test/visit';
import { saveFile } from '../../kit/saveFile';
import { HotelFilesPage } from './HotelFilesPage';

jest.mock('../../kit/saveFile');
const save = jest.mocked(saveFile);

const CITY = 'c'.repeat(24);
const IMPORT = 'a'.repeat(24);
const counts = {
  __typename: 'ImportCounts' as const,
  cities: 0,
  hotelTypes: 0,
  hotels: 0,
  roomTypes: 0,
  roomNumbers: 0,
};
const person = { __typename: 'User' as const, id: 'd'.repeat(24), name: 'Ada Keller' };
const row = {
  __typename: 'HotelImport' as const,
  id: IMPORT,
  at: '2026-11-25T10:00:00.000Z',
  fileName: 'oslo.csv',
  refusedRows: 1,
  undoneAt: null as string | null,
  user: person,
  undoneBy: null as typeof person | null,
  added: { ...counts, hotels: 1, roomNumbers: 12 },
  changed: { ...counts, cities: 2 },
};

const requests: { address: string; body: unknown }[] = [];
const read = globalThis.fetch;
beforeEach(() => {
  requests.length = 0;
  save.mockClear();
  globalThis.fetch = (async (address: string, { body }: { body: string }) => {
    requests.push({ address, body: JSON.parse(body) });
    return { ok: true, status: 200, blob: async () => new Blob(['x']) };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = read;
});

const open = (answers: Answers = {}) =>
  visit({
    at: '/staff/files',
    routes: [{ path: '/staff/files', element: <HotelFilesPage /> }],
    viewer: { ...guest, role: 'ADMIN' },
    answers: {
      Imports: () => ({
        hotelImports: { __typename: 'HotelImportList', total: 1, totalIsExact: true, items: [row] },
      }),
      CityOptions: () => ({ cities: [{ __typename: 'City', id: CITY, name: 'Oslo' }] }),
      ...answers,
    },
  });

test('hotels of a city are exported in the format of the import', async () => {
  const { user } = await open();
  const city = screen.getByRole('combobox', { name: 'City' });
  await user.type(city, 'Narnia');
  await user.click(screen.getByRole('button', { name: 'CSV' }));
  await seen(() => screen.getByText('Choose a city from the list.'));
  expect(requests).toEqual([]);
  await user.clear(city);
  await user.type(city, 'Oslo');
  await user.click(await screen.findByRole('option', { name: /Oslo/ }));
  await user.click(screen.getByRole('button', { name: 'JSON' }));
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith('hotels.json', 'application/json', expect.anything()),
  );
  expect(requests).toEqual([{ address: '/api/exports/allhotels.json', body: { cityId: CITY } }]);
});

test('bookings are exported by check-in or another date', async () => {
  const { user } = await open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Records' }), 'Bookings');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Date range of' }), 'Check-in');
  await user.type(screen.getByRole('textbox', { name: 'Check-in from' }), '02/Jan/2027');
  await user.type(screen.getByRole('textbox', { name: 'Check-in to' }), '01/Jan/2027');
  await user.click(screen.getByRole('button', { name: 'CSV' }));
  await seen(() => screen.getByText('The last date is before the first.'));
  await user.clear(screen.getByRole('textbox', { name: 'Check-in to' }));
  await user.type(screen.getByRole('textbox', { name: 'Check-in to' }), '31/Jan/2027');
  await user.click(screen.getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(requests).toHaveLength(1));
  const [{ address, body }] = requests as [{ address: string; body: any }];
  expect(address).toBe('/api/exports/bookings.csv');
  expect(body.variables.filter).toEqual({ checkInFrom: '2027-01-02', checkInTo: '2027-01-31' });
  expect(body.columns).toContainEqual({ field: 'reference', label: 'Booking reference' });
});

test('the last imports are listed, and one can be undone', async () => {
  const refusal = 'This import cannot be undone: Oslo was changed since.';
  const answers = [
    { __typename: 'ImportNotUndoable' as const, message: refusal },
    { ...row, undoneAt: '2026-11-26T10:00:00.000Z', undoneBy: person },
  ];
  const { user } = await open({ UndoImport: () => ({ undoImport: answers.shift()! }) });
  const list = await screen.findByRole('list', { name: 'Last imports' });
  expect(list).toHaveTextContent(/^oslo\.csvAda Keller, .*Added1 hotel, 12 roomsChanged2 citiesRefused1 row/);
  await user.click(within(list).getByRole('button', { name: 'Undo import: oslo.csv' }));
  const dialog = await screen.findByRole('dialog', { name: 'Undo the import of oslo.csv?' });
  await user.click(within(dialog).getByRole('button', { name: 'Undo import' }));
  await seen(() => within(dialog).getByText(refusal));
  await user.click(within(dialog).getByRole('button', { name: 'Undo import' }));
  await seen(() => screen.getByText(/^Undone by Ada Keller, /));
  expect(screen.queryByRole('button', { name: 'Undo import: oslo.csv' })).toBeNull();
});
