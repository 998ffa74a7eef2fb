import { screen, waitFor, within } from '@testing-library/react';
import { hotelAnswers, quote } from '../../test/answers';
import { answersWith, foundHotel } from '../../test/results';
import { guest, visit, type Answers } from '../../test/visit';
import { CurrencyButton } from '../currency/CurrencyButton';
import { HotelPage } from '../hotels/HotelPage';
import { saveSelection } from '../rooms/selection';
import { ResultsPage } from '../search/ResultsPage';

jest.useFakeTimers({ now: Date.parse('2099-02-20T12:00:00Z'), advanceTimers: true });

const NIGHTS = 'checkIn=2099-03-01&checkOut=2099-03-04';
const rate = (currency: string, perDollar: number) => ({
  __typename: 'ExchangeRate' as const,
  currency,
  perDollar,
});
const rates = {
  __typename: 'ExchangeRates' as const,
  date: '2099-02-20',
  source: 'European Central Bank',
  rates: [rate('CHF', 0.8), rate('EUR', 0.86), rate('JPY', 153.68)],
};
const routes = [
  {
    path: '/hotelslist',
    element: (
      <>
        <ResultsPage />
        <CurrencyButton />
      </>
    ),
  },
  { path: '/hotels/:hotelId', element: <HotelPage /> },
];
const open = (at: string, answers: Answers = {}, viewer?: typeof guest) =>
  visit({
    at,
    routes,
    viewer,
    answers: { ...answersWith([foundHotel]), ExchangeRates: () => ({ exchangeRates: rates }), ...answers },
  });

/** The row of the hotel that was found. */
const row = () => screen.getByRole('link', { name: /^Details of/, hidden: true }).closest('li');

test('nothing is asked for currencies until one is chosen; then rows say about how much, and dollars come back', async () => {
  const { user, asked } = await open(`/hotelslist?city=Lisbon&${NIGHTS}&guests=2&rooms=1`);
  await screen.findByRole('listitem');
  expect(row()).toHaveTextContent('from $444');
  expect(asked.map(({ name }) => name)).not.toContain('ExchangeRates');

  await user.click(screen.getByRole('button', { name: 'Prices in USD' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Show prices in' }));
  expect(await dialog.findByText(/Rates of 20 Feb 2099: European Central Bank\./)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'US Dollar USD', pressed: true })).toHaveFocus();
  expect(dialog.getByRole('button', { name: 'Japanese Yen JPY', pressed: false })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Euro EUR' }));
  await waitFor(() => expect(row()).toHaveTextContent('from about €382'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(localStorage.getItem('currency')).toBe('EUR');

  await user.click(screen.getByRole('button', { name: 'Prices in EUR' }));
  await user.click(await screen.findByRole('button', { name: 'US Dollar USD' }));
  await waitFor(() => expect(row()).toHaveTextContent('from $444'));
});

test('a signed-in person keeps the choice with the account, and finds it on another device', async () => {
  const kept = jest.fn();
  const KeepCurrency: Answers['KeepCurrency'] = ({ input }) => {
    kept(input);
    return { updateAccount: { __typename: 'User', id: guest.id, currency: input.currency ?? null } };
  };
  const viewer = { ...guest, currency: 'JPY' };
  const { user } = await open(`/hotelslist?city=Lisbon&${NIGHTS}`, { KeepCurrency }, viewer);
  await screen.findByRole('listitem');
  await waitFor(() => expect(row()).toHaveTextContent('from about ¥68,234'));
  await user.click(screen.getByRole('button', { name: 'Prices in JPY' }));
  await user.click(await screen.findByRole('button', { name: 'Swiss Franc CHF' }));
  await waitFor(() => expect(row()).toHaveTextContent(/from about CHF\s355/));
  expect(kept.mock.calls).toEqual([[{ currency: 'CHF' }]]);
});

test('without rates that are new enough, prices stay in dollars', async () => {
  localStorage.setItem('currency', 'EUR');
  const { user } = await open(`/hotelslist?city=Lisbon&${NIGHTS}`, {
    ExchangeRates: () => ({ exchangeRates: null }),
  });
  expect(await screen.findByRole('listitem')).toHaveTextContent('from $444');
  await user.click(screen.getByRole('button', { name: 'Prices in EUR' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/There are no exchange rates today/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: /Euro/ })).not.toBeInTheDocument();
});

test('prices of a filter are typed in the shown currency, while the address and the question have dollars', async () => {
  localStorage.setItem('currency', 'EUR');
  const { user, address, asked } = await open(`/hotelslist?city=Lisbon&${NIGHTS}&minPrice=104`, {}, guest);
  const min = await screen.findByRole('spinbutton', { name: 'Min price per night (EUR)', hidden: true });
  await waitFor(() => expect(min).toHaveValue(90));
  const max = screen.getByRole('spinbutton', { name: 'Max price per night (EUR)', hidden: true });
  await user.type(max, '250');
  await user.click(screen.getAllByRole('button', { name: 'Search', hidden: true })[0]!);
  await waitFor(() => expect(address()).toContain('minPrice=104&maxPrice=292'));
  expect(max).toHaveValue(250);
  const filter = () => asked.findLast(({ name }) => name === 'ResultsPage')?.variables.filter;
  await waitFor(() => expect(filter()).toMatchObject({ minPriceCents: 10400, maxPriceCents: 29200 }));
  expect(
    await screen.findByRole('button', { name: 'Remove €90 to €250 a night', hidden: true }),
  ).toBeVisible();
});

test('what is charged is said in dollars first, and small about how much that is', async () => {
  localStorage.setItem('currency', 'EUR');
  saveSelection('hotel1', ['r101']);
  const answers = { ...hotelAnswers(), Quote: () => ({ quote: quote({ r101: [12000, 12000, 15000] }) }) };
  await open(`/hotels/hotel1?${NIGHTS}`, answers, guest);
  const summary = within(await screen.findByRole('region', { name: 'Your selection' }));
  const total = () => summary.getByText('Total').parentElement;
  await waitFor(() => expect(total()).toHaveTextContent('Total$390about €335'));
  expect(screen.getAllByText('about €335').length).toBeGreaterThan(1);
});
