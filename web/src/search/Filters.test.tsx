import { screen, waitFor, within } from '@testing-library/react';
import { chooseCity } from '../../test/chooseCity';
import { answersWith, foundHotel as hotel } from '../../test/results';
import { guest, visit } from '../../test/visit';
import { ResultsPage } from './ResultsPage';

const routes = [{ path: '/hotelslist', element: <ResultsPage /> }];
const open = (at: string) => visit({ at, routes, viewer: guest, answers: answersWith([hotel]) });
const NIGHTS = 'checkIn=2030-12-04&checkOut=2030-12-07';
const filters = async () => within(await screen.findByRole('region', { name: 'Filters', hidden: true }));
const choice = (role: 'radio' | 'checkbox', name: RegExp) => ({ role, name, hidden: true }) as const;

test('every filter shows the number of hotels that would remain, and is disabled if none would', async () => {
  await open(`/hotelslist?city=Lisbon&${NIGHTS}`);
  const { getByRole } = await filters();
  const find = ({ role, ...options }: ReturnType<typeof choice>) => getByRole(role, options);
  expect(find(choice('radio', /^Boutique\s*3$/))).toBeEnabled();
  expect(find(choice('radio', /^Motel\s*0$/))).toBeDisabled();
  expect(find(choice('radio', /^2 guests\s*2$/))).toBeChecked();
  expect(find(choice('radio', /^Any rating$/))).toBeChecked();
});

test('filters apply at once, are in the address, and are removed one by one above the list', async () => {
  const { user, navigation, asked } = await open(`/hotelslist?city=Lisbon&${NIGHTS}&page=2`);
  const { getByRole } = await filters();
  const query = () => Object.fromEntries(new URLSearchParams(navigation.location.search));
  await user.click(getByRole('radio', { name: /^Boutique/, hidden: true }));
  await user.click(getByRole('radio', { name: /^4 and up/, hidden: true }));
  await user.click(getByRole('checkbox', { name: /^Pool/, hidden: true }));
  await user.click(getByRole('checkbox', { name: /^Spa/, hidden: true }));
  expect(query()).toMatchObject({ type: 't1', minRating: '4', amenities: 'Pool|Spa', city: 'Lisbon' });
  expect(query()).not.toHaveProperty('page');
  const wanted = { typeId: 't1', minRating: 4, amenities: ['Pool', 'Spa'] };
  await waitFor(() => expect(asked.at(-1)!.variables.filter).toMatchObject(wanted));

  await user.click(screen.getByRole('button', { name: 'Remove Pool' }));
  expect(query()).toMatchObject({ type: 't1', amenities: 'Spa' });
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(query()).not.toHaveProperty('amenities');
  expect(query()).not.toHaveProperty('type');
  expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
});

test('popular filters apply at once, and are not repeated among the other amenities', async () => {
  const { user, navigation, asked } = await open(`/hotelslist?city=Lisbon&${NIGHTS}`);
  const { getByRole, queryByRole } = await filters();
  expect(getByRole('checkbox', { name: /^Parking\s*0$/, hidden: true })).toBeDisabled();
  await user.click(getByRole('checkbox', { name: /^Breakfast\s*2$/, hidden: true }));
  await user.click(getByRole('checkbox', { name: /^Free cancellation\s*3$/, hidden: true }));
  expect(new URLSearchParams(navigation.location.search).get('features')).toBe('BREAKFAST|FREE_CANCELLATION');
  const wanted = { features: ['FREE_CANCELLATION', 'BREAKFAST'] };
  await waitFor(() => expect(asked.at(-1)!.variables.filter).toMatchObject(wanted));
  expect(queryByRole('checkbox', { name: /terrace/, hidden: true })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove Breakfast' }));
  expect(new URLSearchParams(navigation.location.search).get('features')).toBe('FREE_CANCELLATION');
});

test('the drawer shows the hotels that remain, or searches for what the guest has entered', async () => {
  const { user, navigation } = await open(`/hotelslist?city=Lisbon&${NIGHTS}`);
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const drawer = async () => within(await screen.findByRole('dialog', { name: 'Change your search' }));
  await user.click(await (await drawer()).findByRole('button', { name: 'Show 1 hotel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const part = await drawer();
  const { getByLabelText, getByRole, queryByRole } = part;
  await chooseCity(user, getByLabelText('City'), 'Oslo', part);
  expect(queryByRole('button', { name: /^Show \d+ hotel/ })).not.toBeInTheDocument();
  await user.click(getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(new URLSearchParams(navigation.location.search).get('city')).toBe('Oslo');
});

test('a reload shows the same filters selected, including a rare amenity', async () => {
  await open(`/hotelslist?city=Lisbon&${NIGHTS}&amenities=Piano&minRating=4&maxPrice=200`);
  const { getByRole, queryByRole } = await filters();
  expect(getByRole('checkbox', { name: /^Piano/, hidden: true })).toBeChecked();
  expect(queryByRole('button', { name: /Show/, hidden: true })).not.toBeInTheDocument();
  const chips = within(screen.getByRole('list', { name: 'Active filters' })).getAllByRole('button');
  expect(chips.map((chip) => chip.getAttribute('aria-label') ?? chip.textContent)).toEqual([
    'Remove Rated 4 and up',
    'Remove Up to $200 a night',
    'Remove Piano',
    'Clear all',
  ]);
});

test('the number of guests is for all rooms together', async () => {
  const { user, navigation } = await open(`/hotelslist?city=Lisbon&${NIGHTS}&guests=3&rooms=2`);
  const group = within((await filters()).getByRole('group', { name: 'Guests in 2 rooms', hidden: true }));
  expect(group.getByRole('radio', { name: /^3 guests/, hidden: true })).toBeChecked();
  await user.click(group.getByRole('radio', { name: /^2 guests/, hidden: true }));
  const query = Object.fromEntries(new URLSearchParams(navigation.location.search));
  expect(query).toMatchObject({ guests: '2', rooms: '2' });
});
