import { screen, within } from '@testing-library/react';
import { seen } from '../../../test/seen';
import { guest, visit, type Answers } from '../../../test/visit';
import { ArrivalNotice } from '../../kit/ArrivalNotice';
import { ExtrasPage } from './ExtrasPage';

const HOTEL = 'a'.repeat(24);
const breakfast = {
  id: 'e'.repeat(24),
  title: 'Breakfast',
  description: 'A buffet.',
  unit: 'PER_PERSON_AND_NIGHT' as const,
  cents: 1850,
  soldOnline: true,
  soldAtDesk: true,
  active: true,
  translations: [] as { language: 'DE'; title: string | null; description: string | null }[],
};
const parking = {
  ...breakfast,
  id: 'f'.repeat(24),
  title: 'Parking',
  description: null,
  unit: 'PER_NIGHT' as const,
  cents: 2400,
};
const inAnswer = <T extends object>(extra: T) => ({ __typename: 'Extra' as const, ...extra });
const hotel = {
  __typename: 'Hotel' as const,
  id: HOTEL,
  version: 4,
  name: 'The Canopy',
  language: 'EN' as const,
  city: { __typename: 'City', id: 'c'.repeat(24), name: 'Lisbon' },
  extras: [inAnswer(breakfast), inAnswer(parking)],
};
const answers: Answers = {
  HotelOptions: () => ({ hotels: { __typename: 'HotelList', items: [] }, hotel }),
  ExtrasOfHotel: () => ({ hotel }),
  UpdateExtras: () => ({ updateExtras: hotel }),
};
const routes = [
  { path: '/hotels/extras', element: <ExtrasPage /> },
  { path: '/hotels/:hotelId', element: <ArrivalNotice /> },
];
const open = (more: Answers = {}) =>
  visit({
    at: `/hotels/extras?hotel=${HOTEL}`,
    routes,
    answers: { ...answers, ...more },
    viewer: { ...guest, role: 'ADMIN' },
  });
const row = (number: number) => within(screen.getByRole('group', { name: `Extra ${number}` }));
const proceed = () => screen.getByRole('button', { name: 'Continue' });

test('the price list is changed, put in another order and sent as a whole', async () => {
  const { user, asked } = await open();
  expect(row(1).getByLabelText('Price, $')).toHaveValue('18.50');
  expect(proceed()).toBeDisabled();
  await user.click(row(2).getByRole('button', { name: 'Move Parking up' }));
  expect(row(1).getByRole('button', { name: 'Move Parking up' })).toBeDisabled();
  await user.click(row(1).getByLabelText('On sale'));
  await user.click(screen.getByRole('button', { name: 'Add extra' }));
  await user.type(row(3).getByLabelText('Name'), 'Minibar');
  await user.type(row(3).getByLabelText('Price, $'), '3.50');
  await user.click(row(3).getByLabelText('Shown online'));
  await user.click(proceed());
  await seen(() => screen.getByText('The extras of The Canopy have been updated.'));
  expect(asked.find(({ name }) => name === 'UpdateExtras')!.variables.input).toEqual({
    hotelId: HOTEL,
    version: 4,
    extras: [
      { ...parking, active: false },
      breakfast,
      {
        id: null,
        title: 'Minibar',
        description: null,
        unit: 'PER_STAY',
        cents: 350,
        soldOnline: false,
        soldAtDesk: true,
        active: true,
        translations: [],
      },
    ],
  });
});

test('an extra is given in another language, and a text that was emptied is sent so that it is removed', async () => {
  const translations = [{ language: 'DE' as const, title: 'Parkplatz', description: null }];
  const extras = [inAnswer(breakfast), inAnswer({ ...parking, translations })].map((extra) => ({
    ...extra,
    translations: extra.translations.map((each) => ({ __typename: 'ExtraTranslation', ...each })),
  }));
  const { user, asked } = await open({ ExtrasOfHotel: () => ({ hotel: { ...hotel, extras } }) });
  await user.selectOptions(row(1).getByLabelText('Language of the translation'), 'FR');
  const french = row(1).getByLabelText('Name (French)');
  expect(french).toHaveAttribute('lang', 'fr');
  await user.type(french, 'Petit-déjeuner');
  await user.clear(row(2).getByLabelText('Name (German)'));
  await user.click(proceed());
  await seen(() => screen.getByText('The extras of The Canopy have been updated.'));
  const { input } = asked.find(({ name }) => name === 'UpdateExtras')!.variables as any;
  expect(input.extras.map((extra: any) => extra.translations)).toEqual([
    [{ language: 'FR', title: 'Petit-déjeuner' }],
    [{ language: 'DE' }],
  ]);
});

test('a price that cannot be read, and an extra that is sold nowhere, are shown at their row, and nothing is sent', async () => {
  const { user, asked } = await open();
  await user.clear(row(2).getByLabelText('Price, $'));
  await user.click(proceed());
  expect(row(2).getByRole('alert')).toHaveTextContent('Enter an amount in dollars');
  await user.type(row(2).getByLabelText('Price, $'), '24');
  await user.click(row(2).getByLabelText('At the front desk'));
  await user.click(row(2).getByLabelText('Shown online'));
  await user.click(proceed());
  expect(row(2).getByRole('alert')).toHaveTextContent('Choose where the extra is sold');
  expect(asked.some(({ name }) => name === 'UpdateExtras')).toBe(false);
});

test('when another person has changed the list, both versions are shown and the next save replaces theirs', async () => {
  let version = 4;
  const { user, asked } = await open({
    ExtrasOfHotel: () => ({
      hotel: { ...hotel, version, extras: version === 4 ? hotel.extras : [inAnswer(parking)] },
    }),
    UpdateExtras: ({ input }) => {
      const isCurrent = input.version === 5;
      version = 5;
      return {
        updateExtras: isCurrent
          ? hotel
          : { __typename: 'Outdated' as const, message: 'It was changed.', changedBy: 'Ada Keller' },
      };
    },
  });
  await user.click(row(1).getByRole('button', { name: 'Remove Breakfast' }));
  await user.click(proceed());
  expect(await screen.findByText(/Ada Keller/)).toBeVisible();
  expect(screen.getByText('Now: Parking, $24 per night')).toBeVisible();
  await user.click(proceed());
  await seen(() => screen.getByText('The extras of The Canopy have been updated.'));
  expect(asked.filter(({ name }) => name === 'UpdateExtras').map(({ variables }) => variables.input)).toEqual(
    [
      { hotelId: HOTEL, version: 4, extras: [parking] },
      { hotelId: HOTEL, version: 5, extras: [parking] },
    ],
  );
});
