import { screen } from '@testing-library/react';
import { ArrivalNotice } from '../../kit/ArrivalNotice';
import { seen } from '../../../test/seen';
import { guest, visit } from '../../../test/visit';
import {
  CityReferencesPage,
  CreateCityPage,
  CreateHotelTypePage,
  HotelTypeReferencesPage,
} from './TaxonomyPages';
import { UpdateCityPhotoPage } from './UpdateCityPhotoPage';
import { UpdateHotelTypePhotoPage } from './UpdateHotelTypePhotoPage';

const [PORTO, RESORT] = ['c'.repeat(24), 'd'.repeat(24)];
const city = {
  __typename: 'City' as const,
  id: PORTO,
  name: 'Porto',
  version: 1,
  timeZone: 'UTC',
  names: [],
};
const type = { __typename: 'HotelType' as const, id: RESORT, name: 'Resort', version: 1, names: [] };
const shown = { numberOfHotels: 2, photo: null };
const routes = [
  { path: '/hotels/createcity', element: <CreateCityPage /> },
  { path: '/hotels/createhoteltype', element: <CreateHotelTypePage /> },
  { path: '/hotels/allcityrefs', element: <CityReferencesPage /> },
  { path: '/hotels/allhoteltyperefs', element: <HotelTypeReferencesPage /> },
  { path: '/hotels/updatecityphoto', element: <UpdateCityPhotoPage /> },
  { path: '/hotels/updatehoteltypephoto', element: <UpdateHotelTypePhotoPage /> },
  { path: '/hotels', element: <ArrivalNotice /> },
];
const open = (at: string, isEmpty = false) =>
  visit({
    at,
    routes,
    viewer: { ...guest, role: 'ADMIN' },
    answers: {
      SavedViews: () => ({ savedViews: [] }),
      CityOptions: () => ({ cities: [city] }),
      HotelTypeOptions: () => ({ hotelTypes: [type] }),
      CityPhotos: () => ({ cities: [{ ...city, ...shown }] }),
      HotelTypePhotos: () => ({ hotelTypes: [{ ...type, ...shown }] }),
      CityTable: () => ({ cities: isEmpty ? [] : [{ ...city, ...shown }] }),
      HotelTypeTable: () => ({ hotelTypes: isEmpty ? [] : [{ ...type, ...shown }] }),
      CreateCity: () => ({ createCity: city }),
      CreateHotelType: () => ({ createHotelType: type }),
    },
  });
const proceed = () => screen.getByRole('button', { name: 'Continue' });

test.each([
  ['/hotels/createcity', 'City name', 'Porto', 'The city Porto has been created.'],
  ['/hotels/createhoteltype', 'Property type', 'Resort', 'The property type Resort has been created.'],
])('%s needs a name, and leads to the hotels', async (at, label, name, notice) => {
  const { user, address, asked } = await open(at);
  expect(proceed()).toBeDisabled();
  await user.type(screen.getByLabelText(label), name);
  await user.click(proceed());
  await seen(() => screen.getByText(notice));
  expect(address()).toBe('/hotels');
  expect(asked.at(-1)?.variables.input).toMatchObject({ name });
});

test.each([
  ['/hotels/updatecityphoto', 'City', PORTO, 'cityphoto'],
  ['/hotels/updatehoteltypephoto', 'Property type', RESORT, 'hoteltypephoto'],
])(
  '%s needs a reference, and leads to the upload of one .jpg of at most 5 MB',
  async (at, label, id, code) => {
    const { user, navigation } = await open(at);
    expect(proceed()).toBeDisabled();
    await user.click(screen.getByLabelText(label));
    await user.paste(id!);
    await user.click(proceed());
    expect(navigation.location.pathname).toBe('/uploadfiles');
    expect(Object.fromEntries(new URLSearchParams(navigation.location.search))).toMatchObject({
      code,
      id,
      types: '.jpg',
      sizeLimit: '5',
      number: 'single',
    });
  },
);

test.each([
  ['/hotels/updatecityphoto', 'City', 'No city has this reference.', PORTO, 'Photo of Porto'],
  [
    '/hotels/updatehoteltypephoto',
    'Property type',
    'No property type has this reference.',
    RESORT,
    'Photo of Resort',
  ],
])('%s names what has the reference, and refuses an unknown one', async (at, label, unknown, id, named) => {
  const { user, address } = await open(at);
  await user.click(screen.getByLabelText(label));
  await user.paste('f'.repeat(24));
  await user.click(proceed());
  await seen(() => screen.getByText(unknown));
  expect(address()).toBe(at);
  await user.clear(screen.getByLabelText(label));
  await user.paste(id!);
  expect(screen.getByText(named)).toBeVisible();
});

test.each([
  ['/hotels/allcityrefs', 'Porto', PORTO],
  ['/hotels/allhoteltyperefs', 'Resort', RESORT],
])('%s lists names with their references', async (at, name, id) => {
  await open(at);
  await seen(() => screen.getByText(id!));
  expect(screen.getByText(name)).toBeVisible();
});

test.each([
  ['/hotels/allcityrefs', 'No hotel city in the database !!!'],
  ['/hotels/allhoteltyperefs', 'No hotel type in the database !!!'],
])('%s without entries shows the specified text', async (at, text) => {
  await open(at, true);
  await seen(() => screen.getByText(text));
});
