import { useState } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { visit } from '../../../test/visit';
import { CityField } from '../CityField';

const cities = [
  { id: 'c1', name: 'Lisbon', shownName: 'Lisbon', timeZone: 'UTC', numberOfHotels: 3 },
  { id: 'c2', name: 'Málaga', shownName: 'Málaga', timeZone: 'UTC', numberOfHotels: 1 },
  { id: 'c3', name: 'Oslo', shownName: 'Oslo', timeZone: 'UTC', numberOfHotels: 2 },
  { id: 'c4', name: 'Nowhere', shownName: 'Nowhere', timeZone: 'UTC', numberOfHotels: 0 },
];
const lisbon = { __typename: 'City' as const, id: 'c1', name: 'Lisbon', shownName: 'Lisbon' };
const grand = {
  __typename: 'Hotel' as const,
  id: 'a'.repeat(24),
  name: 'Grand Lisbon',
  city: lisbon,
  type: { __typename: 'HotelType' as const, id: 't1', name: 'Boutique' },
};
const tower = { __typename: 'Landmark' as const, name: 'Lisbon Tower', hotels: 2, city: lisbon };
let fails = false;
beforeEach(() => (fails = false));
const answers = {
  Destinations: ({ text }: { text: string }) => {
    if (fails) throw new Error('down');
    const found = 'grand lisbon tower'.includes(text);
    return {
      destinations: {
        __typename: 'Destinations' as const,
        hotels: found ? [grand] : [],
        landmarks: found ? [tower] : [],
      },
    };
  },
};

const near = jest.fn();
const sent = jest.fn();
function Form({ offered = cities }) {
  const [city, setCity] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(city);
      }}
    >
      <CityField
        label="Destination"
        placeholder="Where to?"
        cities={offered}
        value={city}
        stay={{ city: 'Oslo', checkIn: '2099-03-04', checkOut: '2099-03-06', guests: 3, rooms: 1 }}
        onChange={setCity}
        onLandmark={near}
      />
      <button>Search</button>
      <output>{city}</output>
    </form>
  );
}

async function open(offered = cities) {
  jest.clearAllMocks();
  const routes = [
    { path: '/', element: <Form offered={offered} /> },
    { path: '*', element: <h1>Another page</h1> },
  ];
  const visited = await visit({ at: '/', routes, answers });
  await visited.user.click(screen.getByLabelText('Destination'));
  const field = await screen.findByRole('combobox', { name: 'Destination', expanded: true });
  return { ...visited, field };
}
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => document.querySelector('output')!.textContent;

test('the field is a select of cities until it is focused', async () => {
  const { user } = await visit({ at: '/', routes: [{ path: '/', element: <Form /> }], answers });
  const select = screen.getByLabelText<HTMLSelectElement>('Destination');
  expect([...select.options].map(({ text }) => text)).toEqual(['Where to?', 'Lisbon', 'Málaga', 'Oslo']);
  await user.tab();
  const field = await screen.findByRole('combobox', { name: 'Destination', expanded: true });
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('placeholder', 'Where to?');
});

test('a press opens the list of all cities with hotels, and takes one', async () => {
  const { user, field } = await open();
  expect(field).toHaveFocus();
  expect(names()).toEqual(['Lisbon 3 hotels', 'Málaga 1 hotel', 'Oslo 2 hotels']);
  await user.click(screen.getByRole('option', { name: /^Oslo/ }));
  expect(field).toHaveValue('Oslo');
  expect(chosen()).toBe('Oslo');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.click(field);
  expect(screen.getByRole('option', { name: /^Oslo/ })).toHaveAttribute('aria-selected', 'true');
});

test('typing finds cities whatever their accents, and Enter takes the first without sending the form', async () => {
  const { user, field } = await open();
  await user.type(field, 'MALA');
  expect(names()).toEqual(['Málaga 1 hotel']);
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id);
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('Málaga');
  expect(chosen()).toBe('Málaga');
  expect(sent).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledWith('Málaga');
});

test('a city is shown by its name in the language of the reader, and found by both of its names', async () => {
  const vienna = { id: 'c5', name: 'Vienna', shownName: 'Wien', timeZone: 'UTC', numberOfHotels: 2 };
  const { user, field } = await open([vienna]);
  for (const typed of ['wie', 'vienna']) {
    await user.clear(field);
    await user.type(field, typed);
    expect(names()).toEqual(['Wien 2 hotels']);
  }
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('Wien');
  expect(chosen()).toBe('Vienna');
});

test('hotels and landmarks come from the server once typing pauses, in groups and announced', async () => {
  const { user, field, asked } = await open();
  await user.type(field, 'Lisb');
  await screen.findByRole('group', { name: 'Landmarks' });
  expect(names()).toEqual([
    'Lisbon 3 hotels',
    'Grand Lisbon Boutique in Lisbon',
    'Lisbon Tower Lisbon · 2 hotels nearby',
  ]);
  expect(asked).toEqual([{ name: 'Destinations', variables: { text: 'lisb', language: 'EN' } }]);
  await waitFor(() =>
    expect(screen.getByText(/^1 city, 1 hotel, 1 landmark\. Use the arrow keys/)).toBeInTheDocument(),
  );
});

test('a hotel opens its page with the dates and guests', async () => {
  const { user, field, navigation } = await open();
  await user.type(field, 'grand');
  await screen.findByRole('option', { name: /^Grand Lisbon/ });
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Another page' });
  expect(navigation.location.pathname).toBe(`/hotels/grand-lisbon-lisbon-${grand.id}`);
  expect(Object.fromEntries(new URLSearchParams(navigation.location.search))).toEqual({
    checkIn: '2099-03-04',
    checkOut: '2099-03-06',
    guests: '3',
    rooms: '1',
  });
});

test('arrow keys go round the list, and a landmark starts a search near it', async () => {
  const { user, field } = await open();
  await user.type(field, 'lisb');
  await screen.findByRole('option', { name: /^Lisbon Tower/ });
  const activeName = () =>
    document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  await user.keyboard('{ArrowDown}');
  expect(activeName()).toMatch(/^Grand Lisbon/);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(activeName()).toMatch(/^Lisbon 3/);
  await user.keyboard('{ArrowUp}');
  expect(activeName()).toMatch(/^Lisbon Tower/);
  await user.keyboard('{Enter}');
  expect(near).toHaveBeenCalledWith({ city: 'Lisbon', near: 'Lisbon Tower', sort: 'DISTANCE_ASC' });
});

test('Escape closes the list and keeps the text; again, it puts the destination back', async () => {
  const { user, field } = await open();
  await user.click(screen.getByRole('option', { name: /^Oslo/ }));
  await user.clear(field);
  await user.type(field, 'xyz');
  await user.keyboard('{Escape}');
  expect(field).toHaveValue('xyz');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{Escape}');
  expect(field).toHaveValue('');
  await user.keyboard('{ArrowDown}');
  expect(field).toHaveAttribute('aria-expanded', 'true');
});

test('Tab takes the first city that matches', async () => {
  const { user, field } = await open();
  await user.type(field, 'os');
  await user.tab();
  expect(chosen()).toBe('Oslo');
  expect(field).toHaveValue('Oslo');
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
});

test('a text without a match says so, stays, offers all cities and keeps the form from being sent', async () => {
  const { user, field } = await open();
  await user.type(field, 'Atlantis');
  await waitFor(() =>
    expect(
      screen.getAllByText('Nothing matches “Atlantis”. Check the spelling, or choose one of these cities.'),
    ).toHaveLength(2),
  );
  expect(names()).toHaveLength(3);
  await user.tab();
  expect(field).toHaveValue('Atlantis');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(sent).not.toHaveBeenCalled();
  expect(field).toBeInvalid();
  await user.click(field);
  await user.click(screen.getByRole('option', { name: /^Lisbon/ }));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(sent).toHaveBeenCalledWith('Lisbon');
});

test('an emptied field has no destination', async () => {
  const { user, field } = await open();
  await user.click(screen.getByRole('option', { name: /^Oslo/ }));
  await user.clear(field);
  await user.tab();
  expect(chosen()).toBe('');
  expect(field).toHaveValue('');
  expect(field).toBeValid();
});

test('a failure of the server leaves the cities', async () => {
  fails = true;
  const { user, field } = await open();
  await user.type(field, 'os');
  await screen.findByText('Hotels and landmarks could not be searched. Cities can be chosen.');
  expect(names()).toEqual(['Oslo 2 hotels']);
  await act(() => user.keyboard('{Enter}'));
  expect(chosen()).toBe('Oslo');
});
