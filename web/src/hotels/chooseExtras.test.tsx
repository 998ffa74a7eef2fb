import { screen, waitFor, within } from '@testing-library/react';
import { extraTexts, hotel, hotelAnswers, quote, type QuotedExtra } from '../../test/answers';
import { guest, visit, type Answers } from '../../test/visit';
import { loadQuantities, saveQuantities } from '../bookings/checkout/chosenExtras';
import { saveSelection } from '../rooms/selection';
import { HotelPage } from './HotelPage';

jest.useFakeTimers({ now: Date.parse('2099-02-20T12:00:00Z'), advanceTimers: true });

const at = '/hotels/hotel1?checkIn=2099-03-01&checkOut=2099-03-04';
const routes = [{ path: '/hotels/:hotelId', element: <HotelPage /> }];
const breakfast = {
  __typename: 'Extra' as const,
  id: 'breakfast',
  title: 'Breakfast',
  texts: extraTexts('Breakfast'),
  unit: 'PER_PERSON_AND_NIGHT' as const,
  cents: 1850,
  soldOnline: true,
  active: true,
};
const parking = {
  ...breakfast,
  id: 'parking',
  title: 'Parking',
  texts: extraTexts('Parking'),
  unit: 'PER_NIGHT' as const,
  cents: 2500,
};
const rooms = quote({ r101: [12000, 12000, 12000] });
const PRICES: Record<string, number> = { breakfast: 1850, parking: 2500 };

/** Answers with the quote of what is asked for; the price list costs what PRICES say unless `cents` say otherwise. */
const answers = (cents = PRICES): Answers => ({
  ...hotelAnswers({ ...hotel, extras: [breakfast, parking] }),
  Quote: ({ input }) => ({ quote: quoteWith(input.extras ?? [], cents) }),
});
function quoteWith(chosen: readonly { extraId: string; quantity: number }[], cents = PRICES) {
  const extras = chosen.map(({ extraId: id, quantity }): QuotedExtra => ({
    __typename: 'QuotedExtra',
    quantity,
    extra: { __typename: 'Extra', id, cents: cents[id]! },
  }));
  const extrasCents = extras.reduce((sum, { quantity, extra }) => sum + 3 * quantity * extra.cents, 0);
  return { ...rooms, extras, extrasCents, version: JSON.stringify([chosen, cents]) };
}
const open = (more: Answers = {}) => visit({ at, routes, answers: { ...answers(), ...more }, viewer: guest });
const summary = () => within(screen.getByRole('region', { name: 'Your selection' }));
const total = () => summary().getByText('Total').parentElement;
const bookNow = () => screen.getByRole('button', { name: 'Book Now' });
const isPriced = () => waitFor(() => expect(bookNow()).toBeEnabled());
const more = (title: string) => screen.getByRole('button', { name: `One more: ${title}` });
const less = (title: string) => screen.getByRole('button', { name: `One less: ${title}` });

describe('choosing extras', () => {
  beforeEach(() => {
    sessionStorage.clear();
    saveSelection('hotel1', ['r101']);
  });

  it('adds them to the summary and its total at once, and books them with the rooms', async () => {
    const { user, asked } = await open({
      CreateCheckout: () => ({
        createCheckout: { __typename: 'StayRefused', message: 'Enough for this test.' },
      }),
    });
    await isPriced();
    expect(total()).toHaveTextContent('Total$360');
    await user.click(more('Breakfast'));
    await user.click(more('Breakfast'));
    expect(summary().getByText('Breakfast, 2 people, 3 nights').closest('li')).toHaveTextContent('$111');
    expect(total()).toHaveTextContent('Total$471');
    await isPriced();
    await user.click(bookNow());
    await summary().findByText(/Enough for this test/);
    expect(asked.findLast(({ name }) => name === 'CreateCheckout')?.variables).toMatchObject({
      input: {
        extras: [{ extraId: 'breakfast', quantity: 2 }],
        quoteVersion: quoteWith([{ extraId: 'breakfast', quantity: 2 }]).version,
      },
    });
    expect(loadQuantities('hotel1')).toEqual({ breakfast: 2 });
  });

  it('stops at none, keeps the focus there, and removes an extra in the summary', async () => {
    const { user } = await open();
    await isPriced();
    await user.click(more('Parking'));
    await user.click(more('Breakfast'));
    await user.click(less('Breakfast'));
    await user.click(less('Breakfast'));
    expect(less('Breakfast')).toHaveFocus();
    expect(within(screen.getByRole('group', { name: 'Breakfast' })).getByRole('status')).toHaveTextContent(
      '0',
    );
    await user.click(summary().getByRole('button', { name: 'Remove Parking, 3 nights' }));
    expect(total()).toHaveTextContent('Total$360');
    expect(loadQuantities('hotel1')).toEqual({});
  });

  it('survives a reload, without what is no longer sold', async () => {
    saveQuantities('hotel1', { parking: 1, gone: 3 });
    const { asked } = await open();
    await isPriced();
    expect(total()).toHaveTextContent('Total$435');
    expect(asked.find(({ name }) => name === 'Quote')?.variables).toMatchObject({
      input: { extras: [{ extraId: 'parking', quantity: 1 }] },
    });
  });

  it('shows changed prices and extras that are gone, and books the rest at the new price', async () => {
    saveQuantities('hotel1', { breakfast: 1, parking: 1 });
    const now = { breakfast: 2000 };
    const newer = quoteWith([{ extraId: 'breakfast', quantity: 1 }], now);
    const { user, asked } = await open({
      CreateCheckout: () => ({
        createCheckout: {
          __typename: 'PriceChanged',
          message: 'The price has changed.',
          changes: [],
          chargeChanges: [],
          extraChanges: [
            { __typename: 'ChargeChange', title: 'Breakfast', wasCents: 5550, isCents: 6000 },
            { __typename: 'ChargeChange', title: 'Parking', wasCents: 7500, isCents: 0 },
          ],
          quote: newer,
        },
      }),
    });
    await isPriced();
    await user.click(bookNow());
    const dialog = within(await screen.findByRole('dialog', { name: 'The price has changed' }));
    expect(dialog.getByText('Parking').parentElement).toHaveTextContent('was $75 now not sold any more');
    expect(dialog.getByText('Total').parentElement).toHaveTextContent('was $490.50 now $420');
    expect(screen.queryByRole('group', { name: 'Parking' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Book at the new price' }));
    const sent = asked.filter(({ name }) => name === 'CreateCheckout');
    expect(sent.at(-1)?.variables).toMatchObject({
      input: { extras: [{ extraId: 'breakfast', quantity: 1 }], quoteVersion: newer.version },
    });
    expect(sent).toHaveLength(2);
  });
});

test('an extra that the hotel has not in the language of the page is marked with its own', async () => {
  const german = { ...breakfast, texts: extraTexts('Frühstück', 'Vom Buffet.', 'DE') };
  const { user } = await visit({
    at,
    routes,
    answers: { ...answers(), ...hotelAnswers({ ...hotel, extras: [german] }) },
    viewer: guest,
  });
  for (const words of ['Frühstück', 'Vom Buffet.'])
    expect(screen.getByText(words)).toHaveAttribute('lang', 'de');
  await user.click(more('Frühstück'));
  expect(more('Frühstück')).toBeVisible();
});
