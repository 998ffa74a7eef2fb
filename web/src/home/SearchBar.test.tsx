import { act, screen, within } from '@testing-library/react';
import { addNights } from '../../../schema/nights';
import { chooseCity } from '../../test/chooseCity';
import { seen } from '../../test/seen';
import { guest, visit } from '../../test/visit';
import type { Viewer } from '../session/SessionProvider';
import { fieldDate } from '../kit/format';
import { todayHere } from '../kit/today';
import { SearchBar } from './SearchBar';

const cities = [
  {
    id: '1',
    name: 'Lisbon',
    shownName: 'Lisbon',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    numberOfHotels: 3,
  },
  { id: '2', name: 'Oslo', shownName: 'Oslo', timeZone: 'Europe/Oslo', numberOfHotels: 2 },
  { id: '3', name: 'Nowhere', shownName: 'Nowhere', timeZone: 'UTC', numberOfHotels: 0 },
];

function openHome({ viewer, publicSearch = false }: { viewer?: Viewer; publicSearch?: boolean } = {}) {
  const routes = [
    { path: '/', element: <SearchBar cities={cities} publicSearch={publicSearch} /> },
    { path: '*', element: <h1>Another page</h1> },
  ];
  return visit({ at: '/', routes, viewer });
}

const partyField = () => screen.findByRole('button', { name: /^Guests and rooms/ });
const search = () => screen.getByRole('button', { name: 'Search' });

test('a city without hotels is not offered', async () => {
  await openHome();
  const offered = within(screen.getByLabelText('Destination')).getAllByRole('option');
  expect(offered.slice(1).map(({ textContent }) => textContent)).toEqual(['Lisbon', 'Oslo']);
});

test('a search without a destination asks for one and stays on the page', async () => {
  const { user, address } = await openHome({ viewer: guest });
  await user.click(search());
  await seen(() => screen.getByText('Select a destination'));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(address()).toBe('/');
});

test('a search by a person who is signed in goes to /hotelslist with every choice in the address', async () => {
  const { user, navigation } = await openHome({ viewer: guest });
  await chooseCity(user, screen.getByLabelText('Destination'), 'Lisbon');
  await user.click(await partyField());
  await user.selectOptions(await screen.findByLabelText('Children'), '7');
  await user.click(search());
  const { pathname, search: query } = navigation.location;
  expect(pathname).toBe('/hotelslist');
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    city: 'Lisbon',
    checkIn: todayHere(),
    checkOut: addNights(todayHere(), 1),
    guests: '3',
    rooms: '1',
    children: '7',
  });
});

test('a search by a visitor goes to /logout, which keeps the results as the next page', async () => {
  const { user, navigation } = await openHome();
  await chooseCity(user, screen.getByLabelText('Destination'), 'Lisbon');
  await user.click(search());
  expect(navigation.location.pathname).toBe('/logout');
  expect(new URLSearchParams(navigation.location.search).get('next')).toMatch(/^\/hotelslist\?city=Lisbon&/);
});

test('with public search a visitor sees results', async () => {
  const { user, navigation } = await openHome({ publicSearch: true });
  await chooseCity(user, screen.getByLabelText('Destination'), 'Lisbon');
  await user.click(search());
  expect(navigation.location.pathname).toBe('/searchhotelsresults');
});

test('a check-in after check-out moves check-out without a message', async () => {
  const { user } = await openHome();
  const later = fieldDate(addNights(todayHere(), 9));
  const checkIn = screen.getByLabelText('Check-in');
  await user.clear(checkIn);
  await user.type(checkIn, `${later}{Enter}`);
  expect(screen.getByLabelText('Check-out')).toHaveValue(later);
  expect(screen.getByText(/1 night$/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the last search is still there after coming back', async () => {
  const { user, navigation } = await openHome({ viewer: guest });
  await chooseCity(user, screen.getByLabelText('Destination'), 'Oslo');
  await user.click(await partyField());
  await user.click(await screen.findByRole('button', { name: 'One more: Adults' }));
  await user.click(screen.getByRole('button', { name: 'One more: Rooms' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await act(() => navigation.navigate('/hotels'));
  await act(() => navigation.navigate(-1));
  expect(await screen.findByLabelText('Destination')).toHaveValue('Oslo');
  expect(await partyField()).toHaveTextContent('3 adults · 2 rooms');
});
