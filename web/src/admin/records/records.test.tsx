import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { act, screen, waitFor, within } from '@testing-library/react';
import { seen } from '../../../test/seen';
import { guest, visit, type Answers } from '../../../test/visit';
import { ArrivalNotice } from '../../kit/ArrivalNotice';
import { CreateCityPage, UpdateCityPage } from '../cities/TaxonomyPages';
import { CreateHotelPage } from '../hotels/HotelPages';

const [LISBON, PORTO] = ['a'.repeat(24), 'b'.repeat(24)] as const;
const lisbon = {
  __typename: 'City' as const,
  id: LISBON,
  version: 1,
  name: 'Lisbon',
  timeZone: 'Europe/Lisbon',
  names: [],
};
const porto = { ...lisbon, id: PORTO, name: 'Porto' };
const outdated = { __typename: 'Outdated' as const, changedBy: 'Ada Keller', message: 'Changed.' };
const routes = [
  { path: '/hotels/createcity', element: <CreateCityPage /> },
  { path: '/hotels/updatecity', element: <UpdateCityPage /> },
  { path: '/createhotel', element: <CreateHotelPage /> },
  { path: '/hotels/allcityrefs', element: <ArrivalNotice /> },
  { path: '/hotels', element: <ArrivalNotice /> },
];
const admin = { ...guest, role: 'ADMIN' as const };
const open = (at: string, answers: Answers = {}, viewer = admin) =>
  visit({
    at,
    routes,
    viewer,
    answers: {
      CityOptions: () => ({ cities: [lisbon, porto] }),
      CitiesToUpdate: () => ({ cities: [lisbon, porto] }),
      ...answers,
    },
  });
const proceed = () => screen.getByRole('button', { name: 'Continue' });
const cityName = () => screen.getByLabelText('City name');
const choice = (field: string, label: RegExp) =>
  within(screen.getByRole('group', { name: field })).getByRole('radio', { name: label });
beforeEach(() => sessionStorage.clear());

describe('of two people who edit a record', () => {
  const answers = (...present: (typeof lisbon)[]): Answers => ({
    CitiesToUpdate: () => ({ cities: [present.length > 1 ? present.shift()! : present[0]!] }),
    UpdateCity: ({ input }) => ({
      updateCity: input.version === 2 ? { ...lisbon, version: 3 } : outdated,
    }),
  });
  const theirs = { ...lisbon, version: 2, name: 'Lisboa', timeZone: 'Europe/Madrid' };

  test('the second sees each changed field, keeps one, uses the other, and saves', async () => {
    const { user, asked } = await open(`/hotels/updatecity?city=${LISBON}`, answers(lisbon, theirs));
    await user.clear(cityName());
    await user.type(cityName(), 'Lissabon');
    await user.click(proceed());
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(
      'Ada Keller changed this while you were editing: city name and time zone.',
    );
    expect(notice).toHaveFocus();
    expect(choice('City name', /Keep mine Lissabon/)).toBeChecked();
    expect(choice('Time zone', /Use theirs Europe\/Madrid/)).toBeChecked();
    await user.click(choice('City name', /Use theirs Lisboa/));
    expect(cityName()).toHaveValue('Lisboa');
    await user.click(choice('City name', /Keep mine Lissabon/));
    expect(cityName()).toHaveValue('Lissabon');
    await user.click(choice('Time zone', /Keep mine Europe\/Lisbon/));
    await user.click(proceed());
    await seen(() => screen.getByText('The city Lisbon has been updated.'));
    expect(asked.filter(({ name }) => name === 'UpdateCity').at(-1)!.variables.input).toEqual({
      cityId: LISBON,
      version: 2,
      name: 'Lissabon',
      timeZone: 'Europe/Lisbon',
    });
  });

  test('a draft of an older version shows the conflict before anything is sent', async () => {
    const first = await open(`/hotels/updatecity?city=${LISBON}`);
    await first.user.type(cityName(), ' Nova');
    document.body.innerHTML = '';
    await open(`/hotels/updatecity?city=${LISBON}`, answers(theirs));
    expect(await screen.findByText(/Someone else changed this while you were editing/)).toBeVisible();
    expect(choice('City name', /Keep mine Lisbon Nova/)).toBeChecked();
  });
});

describe('a draft', () => {
  const reload = async (at: string, viewer = admin) => {
    document.body.innerHTML = '';
    return open(at, { CreateCity: () => ({ createCity: { ...porto, name: 'Faro' } }) }, viewer);
  };

  test('survives a reload until it is saved', async () => {
    const { user } = await open('/hotels/createcity');
    await user.type(cityName(), 'Faro');
    const again = await reload('/hotels/createcity');
    expect(cityName()).toHaveValue('Faro');
    expect(screen.getByText('We restored your unsaved changes.')).toBeVisible();
    await again.user.click(proceed());
    await seen(() => screen.getByText('The city Faro has been created.'));
    await reload('/hotels/createcity');
    expect(cityName()).toHaveValue('');
  });

  test('belongs to one record and one user', async () => {
    const { user } = await open(`/hotels/updatecity?city=${LISBON}`);
    await user.type(cityName(), ' Nova');
    await reload(`/hotels/updatecity?city=${PORTO}`);
    expect(cityName()).toHaveValue('Porto');
    await reload(`/hotels/updatecity?city=${LISBON}`, { ...admin, id: 'f'.repeat(24) });
    expect(cityName()).toHaveValue('Lisbon');
  });

  test('is discarded with one button', async () => {
    const { user } = await open(`/hotels/updatecity?city=${LISBON}`);
    await user.type(cityName(), ' Nova');
    const again = await reload(`/hotels/updatecity?city=${LISBON}`);
    expect(cityName()).toHaveValue('Lisbon Nova');
    await again.user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(cityName()).toHaveValue('Lisbon');
    await reload(`/hotels/updatecity?city=${LISBON}`);
    expect(cityName()).toHaveValue('Lisbon');
  });

  test('is dropped if the page is left without saving', async () => {
    const { user, address } = await open('/hotels/createcity');
    await user.type(cityName(), 'Faro');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(address()).toBe('/hotels'));
    await reload('/hotels/createcity');
    expect(cityName()).toHaveValue('');
  });
});

test('a form says that the browser is offline before anything is sent', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await open('/hotels/createcity');
  expect(screen.queryByText(/You are offline/)).toBeNull();
  onLine.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/You are offline/)).toBeVisible();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/You are offline/)).toBeNull();
});

test('an input that the server refuses by its property is shown at its field', async () => {
  const { user } = await open('/hotels/createcity', {
    CreateCity: () => {
      const extensions = { code: 'BAD_USER_INPUT', fields: { timeZone: 'No such time zone' } };
      throw new CombinedGraphQLErrors({ errors: [{ message: 'No such time zone.', extensions }] });
    },
  });
  await user.type(cityName(), 'Faro');
  await user.click(proceed());
  const zone = screen.getByLabelText('Time zone (optional)');
  await waitFor(() => expect(zone).toHaveAccessibleDescription('No such time zone'));
  expect(zone).toHaveFocus();
});

describe('what is refused is shown at its field', () => {
  const required: [string, string][] = [
    ['Name', 'The Canopy'],
    ['City', LISBON],
    ['Property type', PORTO],
    ['Description', 'Leaves.'],
    ['Detailed description', 'A fig tree.'],
    ['Manager', LISBON],
    ['Staff', `${LISBON},`],
  ];
  const fill = async (createHotel: Answers['CreateHotel']) => {
    const { user } = await open('/createhotel', {
      HotelTypeOptions: () => ({ hotelTypes: [] }),
      UserOptions: () => ({ users: { __typename: 'UserList', items: [] }, user: null }),
      UserOption: () => ({ user: null }),
      CreateHotel: createHotel,
    });
    for (const [label, text] of required) {
      await user.click(screen.getByLabelText(label));
      await user.paste(text);
    }
    await user.click(proceed());
  };

  test.each([
    ['CITY' as const, 'City'],
    ['HOTEL_TYPE' as const, 'Property type'],
  ])('the record %s that does not exist at %s, whatever the message says', async (record, label) => {
    await fill(() => ({
      createHotel: { __typename: 'DoesNotExist', record, message: 'No such record.' },
    }));
    await seen(() => screen.getByText('No such record.'));
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription('No such record.');
    expect(screen.getByLabelText(label)).toHaveFocus();
  });
});
