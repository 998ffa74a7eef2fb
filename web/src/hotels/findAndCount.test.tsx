import { screen } from '@testing-library/react';
import { chooseCity } from '../../test/chooseCity';
import { seen } from '../../test/seen';
import { visit } from '../../test/visit';
import { CountByCityPage } from './CountByCityPage';
import { CountByTypePage } from './CountByTypePage';
import { FindHotelPage } from './FindHotelPage';

const one = (__typename: string, id: string, name: string) => ({
  __typename,
  id,
  name,
  shownName: name,
  photo: null,
  numberOfHotels: 5,
});
const routes = [
  { path: '/find', element: <FindHotelPage /> },
  { path: '/cities', element: <CountByCityPage /> },
  { path: '/types', element: <CountByTypePage /> },
  { path: '*', element: <h1>Another page</h1> },
];
const open = (at: string, isEmpty = false) => {
  const cities = isEmpty ? [] : [{ ...one('City', 'c1', 'Lisbon'), timeZone: 'UTC' }];
  const hotelTypes = isEmpty
    ? []
    : [one('HotelType', 't1', 'Boutique'), { ...one('HotelType', 't2', 'Motel'), numberOfHotels: 0 }];
  const answers = {
    FindHotelPage: () => ({ cities }),
    CountByCityPage: () => ({ cities }),
    CountByTypePage: () => ({ hotelTypes }),
  };
  return visit({ at, routes, answers });
};

test('Continue is disabled until a city is selected, then opens its results', async () => {
  const { user, address } = await open('/find');
  const button = await screen.findByRole('button', { name: 'Continue' });
  expect(button).toBeDisabled();
  await chooseCity(user, screen.getByLabelText('City'), 'Lisbon');
  await user.click(button);
  expect(address()).toBe('/searchhotelsresults?city=Lisbon');
});

test.each([
  ['/cities', /^Lisbon\s*5 hotels$/, '/hotels?city=Lisbon'],
  ['/types', /^Boutique\s*5 hotels$/, '/searchhotelsresults?type=t1'],
])('%s shows the number of hotels and links to them', async (at, name, href) => {
  await open(at);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  expect(screen.queryByText('Motel')).not.toBeInTheDocument();
});

test.each([
  ['/cities', 'No hotel city in the database !!!'],
  ['/types', 'No hotel type in the database !!!'],
])('%s shows the specified text where there is none', async (at, text) => {
  await open(at, true);
  await seen(() => screen.getByText(text));
});
