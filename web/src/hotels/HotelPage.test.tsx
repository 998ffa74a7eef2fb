import { act, screen, waitFor, within } from '@testing-library/react';
import { EVERY_ROOM } from '../../../schema/features';
import { NO_HOUSE_RULES } from '../../../schema/houseRules';
import { extraTexts, hotel, hotelAnswers, quote, written } from '../../test/answers';
import { guest, visit, type Answers } from '../../test/visit';
import { HotelPage } from './HotelPage';
import { HotelSkeleton } from './HotelSkeleton';

// Only the date is faked: timers and promises are real.
const NOT_FAKED = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'nextTick',
  'performance',
] as const;
jest.useFakeTimers({ now: Date.parse('2099-02-20T12:00:00Z'), doNotFake: [...NOT_FAKED] });

const stay = 'checkIn=2099-03-01&checkOut=2099-03-04';
const routes = [
  { path: '/hotels/:hotelId', element: <HotelPage /> },
  { path: '/login', element: <p>The sign-in</p> },
];
const answers: Answers = {
  ...hotelAnswers(),
  Quote: () => ({ quote: quote({ r401: [60000, 60000, 60000] }) }),
};
const open = (at = `/hotels/hotel1?${stay}`, more: Partial<Parameters<typeof visit>[0]> = {}) =>
  visit({ at, routes, answers, viewer: guest, ...more });
const card = (title: string) => within(screen.getByRole('article', { name: title }));
const summary = () => within(screen.getByRole('region', { name: 'Your selection' }));
const bookNow = () => screen.getByRole('button', { name: 'Book Now' });

describe('the hotel page', () => {
  beforeEach(() => sessionStorage.clear());

  it('shows the location and the lowest price', async () => {
    await open();
    expect(screen.getByText('Excellent location - 0.5 miles from The Whitney Museum')).toBeVisible();
    expect(screen.getByText('Book a stay for as low as $ 289.50 per night')).toBeVisible();
  });

  it('shows a card for each room type, and the descriptions of the hotel', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'The Lampwright' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    for (const [title, price] of [
      ['Petite double', '$289.50'],
      ['Attic suite', '$600'],
    ] as const) {
      expect(card(title).getByRole('img', { name: new RegExp(`^${title}, picture`) })).toBeVisible();
      expect(card(title).getByRole('heading', { name: title })).toBeVisible();
      expect(card(title).getByText('Up to 2 people')).toBeVisible();
      for (const amenity of [...EVERY_ROOM, 'King bed']) expect(card(title).getByText(amenity)).toBeVisible();
      expect(card(title).getByText(price)).toBeVisible();
      expect(card(title).getByRole('button', { name: 'Select' })).toBeEnabled();
    }
    for (const words of [hotel.description, hotel.detailedDescription])
      expect(screen.getByText(words)).toBeVisible();
  });

  it('says Loading until the hotel is there', async () => {
    await visit({ at: '/', routes: [{ path: '/', element: <HotelSkeleton hotelId="hotel1" /> }] });
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });

  it('marks what the hotel has not written in the language of the page, and says in which it is', async () => {
    const texts = {
      ...hotel.texts,
      detailedDescription: written('Hier entstanden Laternen.', 'DE'),
      houseRules: written('Bitte keine Schuhe.', 'DE'),
    };
    await open(undefined, { answers: hotelAnswers({ ...hotel, language: 'DE', texts }) });
    expect(screen.getByText('Text in German')).toBeVisible();
    for (const words of ['Hier entstanden Laternen.', 'Bitte keine Schuhe.'])
      expect(screen.getByText(words)).toHaveAttribute('lang', 'de');
    expect(screen.getByText('Lobby bar').closest('[lang]')).toHaveAttribute('lang', 'de');
    expect(screen.getByText('A former lamp factory.')).not.toHaveAttribute('lang');
  });

  it('says nothing of the language where it is that of the page', async () => {
    await open();
    expect(screen.queryByText(/^Text in /)).toBeNull();
  });

  it('shows no location without a distance, and no stars without ratings', async () => {
    const plain = { ...hotel, distanceMiles: null, ratingsAverage: null, numberOfRatings: 0 };
    await open(undefined, { answers: hotelAnswers(plain) });
    expect(screen.queryByText(/Excellent location/)).toBeNull();
    // beside the name and above the reviews
    expect(screen.getAllByText('No ratings yet')).toHaveLength(2);
  });

  it('shows the cancellation terms and the whole reference before a room is selected', async () => {
    await open();
    expect(card('Petite double').getByText('Free cancellation until 27 Feb 2099')).toBeVisible();
    const terms = within(screen.getByRole('region', { name: 'Good to know' }));
    expect(
      terms.getByText(/^Free cancellation until Fri 27 Feb 2099 .* After that, 50% is refunded/),
    ).toBeVisible();
    expect(terms.getByText('hotel1')).toBeVisible();
  });

  it('shows the extras that are on sale and shown online, with what each price is for', async () => {
    const breakfast = {
      __typename: 'Extra' as const,
      id: 'extra1',
      title: 'Breakfast',
      texts: extraTexts('Breakfast', 'A buffet.'),
      unit: 'PER_PERSON_AND_NIGHT' as const,
      cents: 1850,
      soldOnline: true,
      active: true,
    };
    const extras = [
      breakfast,
      { ...breakfast, id: 'extra2', title: 'Minibar', soldOnline: false },
      { ...breakfast, id: 'extra3', title: 'Sauna', active: false },
    ];
    await open(undefined, { answers: { ...answers, ...hotelAnswers({ ...hotel, extras }) } });
    const shown = within(screen.getByRole('region', { name: 'Add to your stay' })).getAllByRole('listitem');
    expect(shown.map(({ textContent }) => textContent)).toEqual([
      'BreakfastA buffet.$18.50 per person, per night0',
    ]);
  });

  it('shows the hours and house rules that the hotel has entered, and no others', async () => {
    await open();
    const terms = within(screen.getByRole('region', { name: 'Good to know' }));
    expect(terms.getByText('From 15:00 until 22:00.')).toBeVisible();
    expect(terms.getByText('Until 11:00.')).toBeVisible();
    const rules = screen.getByRole('region', { name: 'House rules' });
    for (const words of ['Pets are not allowed.', '22:00 to 07:00.', 'Shoes stay outside.'])
      expect(within(rules).getByText(words)).toBeVisible();
    expect(rules).not.toHaveTextContent('Children');
  });

  it('has no section for house rules if there are none', async () => {
    await open(undefined, {
      answers: hotelAnswers({ ...hotel, ...NO_HOUSE_RULES, texts: { ...hotel.texts, houseRules: null } }),
    });
    expect(screen.queryByRole('region', { name: 'House rules' })).toBeNull();
    expect(screen.queryByText('Check-out', { selector: 'dt' })).toBeNull();
  });

  it('shows its pictures on the whole screen, and leads back to where it was', async () => {
    const photos = ['/pictures/a.svg', '/pictures/b.svg', '/pictures/c.svg', '/pictures/d.svg'];
    const { user } = await open(undefined, {
      answers: { ...answers, ...hotelAnswers({ ...hotel, photos }) },
    });
    const picture = screen.getByRole('button', { name: 'Enlarge picture 1 of 4 of The Lampwright' });
    await user.click(picture);
    const viewer = await screen.findByRole('dialog', { name: 'Pictures of The Lampwright' });
    expect(within(viewer).getByRole('img')).toHaveAttribute('src', '/pictures/a.svg');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(picture).toHaveFocus());
  });

  it('shows how many room numbers are free, and the price of the stay', async () => {
    await open();
    expect(card('Petite double').getByText('1 of 2 rooms free')).toBeVisible();
    expect(card('Petite double').getByText('$868.50 for 3 nights')).toBeVisible();
  });

  it('loads today and tomorrow at the hotel where the address has no dates', async () => {
    jest.setSystemTime(Date.parse('2099-02-21T02:00:00Z'));
    const { asked } = await open('/hotels/hotel1');
    expect(screen.getByLabelText('Check-in')).toHaveValue('20/Feb/2099');
    expect(asked.filter(({ name }) => name === 'HotelPage').at(-1)?.variables).toEqual({
      id: 'hotel1',
      checkIn: '2099-02-20',
      checkOut: '2099-02-21',
      language: 'EN',
    });
  });

  it('moves check-out along with a later check-in, and keeps the dates in the address', async () => {
    const { user, address } = await open();
    await act(async () => {
      await user.clear(screen.getByLabelText('Check-in'));
      await user.type(screen.getByLabelText('Check-in'), '10/Mar/2099{Enter}');
    });
    expect(screen.getByLabelText('Check-out')).toHaveValue('10/Mar/2099');
    expect(screen.getByText('Tue 10 Mar – Wed 11 Mar 2099, 1 night')).toBeVisible();
    expect(address()).toBe('/hotels/hotel1?checkIn=2099-03-10&checkOut=2099-03-10');
  });

  it('redirects to the sign-in before choosing, with the dialog as return address', async () => {
    const { user, address, navigation } = await open(undefined, { viewer: undefined });
    await user.click(card('Petite double').getByRole('button', { name: 'Select' }));
    const back = `/hotels/hotel1?${stay}&select=small`;
    expect(address()).toBe(`/login?${new URLSearchParams({ next: back })}`);
    expect(navigation.location.state).toEqual({ from: back });
  });

  it('marks rooms that are too small for the guests of the search, which can still be selected', async () => {
    const { user } = await open(`/hotels/hotel1?${stay}&guests=3&rooms=1`);
    const words = 'Too small for 3 guests in one room. You would need 2 of these.';
    expect(card('Petite double').getByText(words)).toBeVisible();
    await act(() => user.click(card('Petite double').getByRole('button', { name: 'Select' })));
    expect(within(await screen.findByRole('dialog')).getByText(words)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: '101' })).toBeEnabled();
  });

  it('marks no room where the guests fit', async () => {
    await open(`/hotels/hotel1?${stay}&guests=4&rooms=2`);
    expect(screen.queryByText(/Too small/)).toBeNull();
  });

  it('disables Book Now until rooms are selected; Cancel selections clears them', async () => {
    const { user } = await open();
    expect(bookNow()).toBeDisabled();
    await user.click(card('Attic suite').getByRole('button', { name: 'Select' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await summary().findByText('Attic suite, room 401')).toBeInTheDocument();
    await waitFor(() => expect(bookNow()).toBeEnabled());
    await user.click(screen.getByText('Cancel selections'));
    expect(bookNow()).toBeDisabled();
    expect(summary().queryByText('Attic suite, room 401')).toBeNull();
  });
});
