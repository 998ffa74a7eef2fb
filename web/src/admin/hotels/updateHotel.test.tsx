import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen, waitFor } from '@testing-library/react';
import { seen } from '../../../test/seen';
import { guest, visit, type Answers } from '../../../test/visit';
import { ArrivalNotice } from '../../kit/ArrivalNotice';
import { NO_HOUSE_RULES } from '../../../../schema/houseRules';
import { UpdateHotelPage } from './HotelPages';

const HOTEL = 'a'.repeat(24);
const city = { __typename: 'City', id: 'c'.repeat(24), name: 'Lisbon' };
const type = { __typename: 'HotelType', id: 'd'.repeat(24), name: 'Resort' };
const hotel = {
  __typename: 'Hotel' as const,
  id: HOTEL,
  version: 4,
  cheapestPriceCents: 100,
  city,
  type,
  name: 'The Canopy',
  language: 'EN' as const,
  translations: [
    {
      __typename: 'HotelTranslation',
      language: 'DE' as const,
      description: 'Ein Haus in Bäumen.',
      detailedDescription: null,
      houseRules: null,
    },
  ],
  description: 'A house in trees.',
  detailedDescription: 'All of it in trees.',
  address: 'Rua 1',
  taxNumber: 'PT-1',
  closestTouristLocation: null,
  distanceMiles: null,
  touristLocationLatitude: null,
  touristLocationLongitude: null,
  latitude: 38.7,
  longitude: -9.1,
  amenities: ['Pool', 'Bar'],
  manager: null,
  staff: [],
  ...NO_HOUSE_RULES,
  checkInFrom: '15:00',
  petsRule: 'NOT_ALLOWED' as const,
  cancellationPolicy: { __typename: 'CancellationPolicy', freeCancellationDays: 1, lateRefundPercent: 0 },
};
const answers: Answers = {
  CityOptions: () => ({ cities: [city] }),
  HotelTypeOptions: () => ({ hotelTypes: [type] }),
  HotelOptions: () => ({ hotels: { __typename: 'HotelList', items: [] }, hotel }),
  UserOptions: () => ({ users: { __typename: 'UserList', items: [] }, user: null }),
  HotelToUpdate: () => ({ hotel }),
  UpdateHotel: () => ({ updateHotel: hotel }),
};
const routes = [
  { path: '/hotels/updatehotel', element: <UpdateHotelPage /> },
  { path: '/hotels/:hotelId', element: <ArrivalNotice /> },
];
const open = (more: Answers = {}) =>
  visit({
    at: `/hotels/updatehotel?hotel=${HOTEL}`,
    routes,
    answers: { ...answers, ...more },
    viewer: { ...guest, role: 'ADMIN' },
  });
const proceed = () => screen.getByRole('button', { name: 'Continue' });

test('the form starts with the values of the hotel', async () => {
  await open();
  for (const [label, value] of [
    ['Name', 'The Canopy'],
    ['City', 'Lisbon'],
    ['Property type', 'Resort'],
    ['Description', 'A house in trees.'],
    ['Latitude', '38.7'],
    ['Amenities', 'Pool, Bar'],
    ['Check-in from', '15:00'],
    ['Pets', 'NOT_ALLOWED'],
    ['Parties', ''],
  ] as const)
    expect(screen.getByLabelText(label)).toHaveValue(value);
  expect(proceed()).toBeEnabled();
});

test('a required description cannot be emptied, and nothing is sent', async () => {
  const { user, asked } = await open();
  await user.clear(screen.getByLabelText('Description'));
  await user.clear(screen.getByLabelText('Free cancellation until'));
  await user.type(screen.getByLabelText('Address'), '2');
  await user.click(proceed());
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Enter the description.',
    'Enter whole days, 0 to 365.',
  ]);
  expect(screen.getByLabelText('Description')).toHaveFocus();
  expect(asked.some(({ name }) => name === 'UpdateHotel')).toBe(false);
});

test('only changed fields are sent, and an emptied optional field is removed', async () => {
  const { user, asked } = await open();
  await user.click(proceed());
  expect(await screen.findByRole('alert')).toHaveTextContent('You have not changed anything yet.');
  for (const label of ['Address', 'Amenities', 'Check-in from'])
    await user.clear(screen.getByLabelText(label));
  await user.selectOptions(screen.getByLabelText('Pets'), 'Not mentioned');
  await user.type(screen.getByLabelText('Description'), ' And a pool.');
  expect(screen.getByLabelText('Description')).toHaveAccessibleDescription('Now: A house in trees.');
  await user.click(proceed());
  await seen(() => screen.getByText('The Canopy has been updated.'));
  expect(asked.find(({ name }) => name === 'UpdateHotel')!.variables.input).toEqual({
    hotelId: HOTEL,
    version: 4,
    description: 'A house in trees. And a pool.',
    address: null,
    amenities: [],
    checkInFrom: null,
    petsRule: null,
  });
});

test('texts in other languages are written beside the others, one language at a time', async () => {
  const { user, asked } = await open();
  const language = screen.getByLabelText('Language of the translation');
  expect(language).toHaveValue('DE');
  expect(language).toHaveTextContent('German, 1 of 3French, not translated');
  expect(language).not.toHaveTextContent('English');
  const german = screen.getByLabelText('Description (German)');
  expect(german).toHaveValue('Ein Haus in Bäumen.');
  expect(german).toHaveAttribute('lang', 'de');
  await user.clear(german);
  await user.selectOptions(language, 'French, not translated');
  await user.type(screen.getByLabelText('Other house rules (French)'), 'Pas de chaussures.');
  expect(language).toHaveTextContent('German, not translatedFrench, 1 of 3');
  await user.selectOptions(screen.getByLabelText('Language of the texts'), 'Spanish');
  await user.click(proceed());
  await seen(() => screen.getByText('The Canopy has been updated.'));
  expect(asked.find(({ name }) => name === 'UpdateHotel')!.variables.input).toEqual({
    hotelId: HOTEL,
    version: 4,
    language: 'ES',
    translations: [{ language: 'DE' }, { language: 'FR', houseRules: 'Pas de chaussures.' }],
  });
});

test('a translation into the language in which the hotel now writes is neither shown nor sent', async () => {
  const german = { ...hotel, language: 'DE' as const };
  const { user, asked } = await open({ HotelToUpdate: () => ({ hotel: german }) });
  expect(screen.getByLabelText('Language of the translation')).not.toHaveTextContent('German');
  await user.selectOptions(screen.getByLabelText('Language of the translation'), 'French, not translated');
  await user.type(screen.getByLabelText('Description (French)'), 'Une maison.');
  await user.click(proceed());
  await seen(() => screen.getByText('The Canopy has been updated.'));
  expect(asked.find(({ name }) => name === 'UpdateHotel')!.variables.input).toMatchObject({
    translations: [{ language: 'FR', description: 'Une maison.' }],
  });
});

test('a translation that is typed and taken back is no change', async () => {
  const { user, asked } = await open();
  await user.selectOptions(screen.getByLabelText('Language of the translation'), 'Japanese, not translated');
  await user.type(screen.getByLabelText('Description (Japanese)'), '木');
  await user.clear(screen.getByLabelText('Description (Japanese)'));
  await user.click(proceed());
  expect(await screen.findByRole('alert')).toHaveTextContent('You have not changed anything yet.');
  expect(asked.some(({ name }) => name === 'UpdateHotel')).toBe(false);
});

test('what the server refuses is shown in the form, which keeps its text', async () => {
  const { user, address } = await open({
    UpdateHotel: () => ({
      updateHotel: { __typename: 'NameTaken', message: 'There is already a hotel with this name.' },
    }),
  });
  await user.type(screen.getByLabelText('Name'), ' Nova');
  await user.click(proceed());
  expect(await screen.findByRole('alert')).toHaveTextContent('There is already a hotel with this name.');
  expect(screen.getByLabelText('Name')).toHaveValue('The Canopy Nova');
  expect(address()).toBe(`/hotels/updatehotel?hotel=${HOTEL}`);
});

test('a server error is shown in the form, which keeps its text', async () => {
  const { user, address } = await open({
    UpdateHotel: () => {
      throw new CombinedGraphQLErrors({ errors: [{ message: 'The database is busy. Please try again.' }] });
    },
  });
  await user.type(screen.getByLabelText('Name'), ' Nova');
  await user.click(proceed());
  expect(await screen.findByRole('alert')).toHaveTextContent('The database is busy. Please try again.');
  expect(screen.getByLabelText('Name')).toHaveValue('The Canopy Nova');
  expect(address()).toBe(`/hotels/updatehotel?hotel=${HOTEL}`);
});

test('the address names the hotel that is chosen in the form', async () => {
  const other = { ...hotel, id: 'd'.repeat(24), name: 'The Root' };
  const { user, address } = await open({
    HotelToUpdate: ({ id }) => ({ hotel: id === HOTEL ? hotel : other }),
    HotelOptions: ({ id }) => ({
      hotels: { __typename: 'HotelList', items: [] },
      hotel: id === HOTEL ? hotel : other,
    }),
  });
  const chosen = screen.getByLabelText('Hotel');
  await user.clear(chosen);
  await user.type(chosen, other.id);
  await user.tab();
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('The Root'));
  expect(address()).toBe(`/hotels/updatehotel?hotel=${other.id}`);
});
