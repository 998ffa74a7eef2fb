import { act, screen, waitFor, within } from '@testing-library/react';
import { addNights } from '../../../schema/nights';
import { answersWith, foundHotel as hotel } from '../../test/results';
import { guest, visit } from '../../test/visit';
import { ResultsPage } from './ResultsPage';

const routes = [{ path: '/hotelslist', element: <ResultsPage /> }];
const NIGHTS = 'checkIn=2030-12-04&checkOut=2030-12-07';
let totals: (number | null)[] = [];
const answers = {
  ...answersWith([hotel]),
  FlexibleStays: ({ filter, days }: { filter: Record<string, unknown>; days: number }) => ({
    flexibleStays: totals.slice(0, 2 * days + 1).map((totalCents, place) => ({
      __typename: 'FlexibleStay' as const,
      checkIn: addNights(String(filter.checkIn), place - days),
      checkOut: addNights(String(filter.checkOut), place - days),
      totalCents,
    })),
  }),
};
const open = (more = '') =>
  visit({ at: `/hotelslist?city=Lisbon&${NIGHTS}${more}`, routes, viewer: guest, answers: answers as never });
const part = async () => within(await screen.findByRole('region', { name: 'Flexible dates' }));
const stays = async () => (await (await part()).findAllByRole('link')).map(({ textContent }) => textContent);

test('flexible dates show the price of each arrival by one query, mark the cheapest, and take it', async () => {
  totals = [30_000, null, 31_050, 24_900, 30_000];
  const { user, navigation, asked } = await open();
  const query = () => Object.fromEntries(new URLSearchParams(navigation.location.search));
  expect((await part()).getByRole('button', { name: 'Exact dates' })).toHaveAttribute('aria-pressed', 'true');
  await user.click((await part()).getByRole('button', { name: '±2 days' }));
  expect(await stays()).toEqual([
    'Mon 2 Dec 2030$300',
    'Tue 3 Dec 2030sold out',
    'Wed 4 Dec 2030$311',
    'Thu 5 Dec 2030$249Cheapest',
    'Fri 6 Dec 2030$300',
  ]);
  expect(query()).toMatchObject({ flexible: '2', city: 'Lisbon' });
  const flexible = asked.filter(({ name }) => name === 'FlexibleStays');
  expect(flexible).toHaveLength(1);
  expect(flexible[0]!.variables).toMatchObject({
    days: 2,
    filter: { city: 'Lisbon', checkIn: '2030-12-04' },
  });
  expect(
    (await part()).getByText('Cheapest near your dates: Thu 5 Dec – Sun 8 Dec 2030, from $249 for the stay.'),
  ).toBeVisible();
  expect((await part()).getByRole('link', { current: 'date' })).toHaveTextContent('4 Dec');

  await user.click((await part()).getByRole('link', { name: /Cheapest/ }));
  await waitFor(() =>
    expect(query()).toMatchObject({ checkIn: '2030-12-05', checkOut: '2030-12-08', flexible: '2' }),
  );
});

test('a reload keeps the flexible dates, and the way back asks nothing', async () => {
  totals = [20_000, 21_000, 22_000];
  const { user, navigation, asked } = await open('&flexible=1');
  await stays();
  const other = (await part()).getByRole('link', { name: /Tue 3 Dec/ });
  // what suspends is drawn when it is there only if the click is awaited
  await act(() => user.click(other));
  await screen.findByText('Mon 2 Dec 2030');
  const before = asked.length;
  await act(() => navigation.navigate(-1));
  await waitFor(() => expect(screen.queryByText('Mon 2 Dec 2030')).not.toBeInTheDocument());
  expect((await stays())[0]).toMatch(/^Tue 3 Dec/);
  expect(asked).toHaveLength(before);
  await user.click((await part()).getByRole('button', { name: 'Exact dates' }));
  await waitFor(() => expect(screen.queryByRole('link', { current: 'date' })).not.toBeInTheDocument());
  expect(new URLSearchParams(navigation.location.search).has('flexible')).toBe(false);
});

test('nothing is marked where all dates cost the same', async () => {
  totals = [20_000, 20_000, null];
  await open('&flexible=1');
  expect((await stays()).join()).not.toContain('Cheapest');
  expect((await part()).getByText('From $200 for the stay on all available dates.')).toBeVisible();
});

test('dates without a free hotel say what to do', async () => {
  totals = [null, null, null];
  await open('&flexible=1');
  await stays();
  expect((await part()).getByText(/^No hotel is available on these dates\. Allow more days/)).toBeVisible();
});

test('a value that is not offered is ignored', async () => {
  const { asked } = await open('&flexible=5');
  await part();
  expect(asked.some(({ name }) => name === 'FlexibleStays')).toBe(false);
});

test('a search near a landmark names it, sorts by distance, and is undone by its filter', async () => {
  const { user, navigation, asked } = await open('&near=Belem+Tower&sort=DISTANCE_ASC');
  expect(await screen.findByRole('heading', { name: 'Hotels near Belem Tower, Lisbon' })).toBeVisible();
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'ResultsPage')!.variables).toMatchObject({
      sort: 'DISTANCE_ASC',
      filter: { city: 'Lisbon', closestTouristLocation: 'Belem Tower' },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Remove Near Belem Tower' }));
  expect(new URLSearchParams(navigation.location.search).has('near')).toBe(false);
  expect(await screen.findByRole('heading', { name: 'Hotels in Lisbon' })).toBeVisible();
});

test('a stay of more than a month has no flexible dates, and says so without a query', async () => {
  const { asked } = await visit({
    at: '/hotelslist?city=Lisbon&checkIn=2030-12-04&checkOut=2031-01-05&flexible=3',
    routes,
    viewer: guest,
    answers: answers as never,
  });
  expect(
    (await part()).getByText('Flexible dates are available for stays of up to 31 nights.'),
  ).toBeVisible();
  expect((await part()).queryByRole('button')).toBeNull();
  expect(asked.some(({ name }) => name === 'FlexibleStays')).toBe(false);
});
