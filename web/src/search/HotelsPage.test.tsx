import { screen } from '@testing-library/react';
import { foundHotel } from '../../test/results';
import { seen } from '../../test/seen';
import { visit } from '../../test/visit';
import { HotelsPage } from './HotelsPage';

const open = (at: string, items: (typeof foundHotel)[]) =>
  visit({
    at,
    routes: [{ path: '/hotels', element: <HotelsPage /> }],
    answers: { HotelsPage: () => ({ hotels: { __typename: 'HotelList', total: items.length, items } }) },
  });

test('a hotel of the list leads to its page', async () => {
  await open('/hotels', [foundHotel]);
  await seen(() => screen.getByRole('listitem'));
  expect(screen.getByRole('link', { name: 'Details of Casa do Azulejo' })).toHaveAttribute(
    'href',
    `/hotels/casa-do-azulejo-lisbon-${foundHotel.id}`,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('$148');
});

test.each([
  ['/hotels', 'No hotel in the database !!!'],
  ['/hotels?city=Atlantis', 'We do not have a hotel in the city you specified'],
])('%s without hotels shows the specified text', async (at, text) => {
  await open(at, []);
  await seen(() => screen.getByText(text));
});
