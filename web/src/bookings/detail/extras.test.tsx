import { written } from '../../../test/answers';
import { screen, within } from '@testing-library/react';
import { booking } from '../../../test/bookingAnswers';
import { guest, visit, type Answers } from '../../../test/visit';
import { withoutFolio } from '../../../test/withoutFolio';
import { BookingPage } from './BookingPage';

const ada = { __typename: 'User' as const, id: 'b'.repeat(24), name: 'Ada Keller' };
const staff = { ...guest, id: ada.id, role: 'ADMIN' as const };

const breakfast = {
  __typename: 'Extra' as const,
  id: 'breakfast',
  title: 'Breakfast',
  description: 'A buffet.',
  unit: 'PER_PERSON_AND_NIGHT' as const,
  cents: 1850,
  soldOnline: true,
  soldAtDesk: true,
  active: true,
};
/** Ten in the morning of a day in March, in the time zone of the tests, in which the page writes moments. */
const localTen = (day: number) => new Date(2099, 2, day, 10).toISOString();

const late = {
  ...breakfast,
  id: 'late',
  title: 'Late check-out',
  description: null,
  unit: 'PER_STAY' as const,
  cents: 3500,
};
const priceList = [
  breakfast,
  late,
  { ...late, id: 'off', title: 'Off sale', active: false },
  { ...late, id: 'online', title: 'Online only', soldAtDesk: false },
];
const sold = {
  __typename: 'BookingExtra' as const,
  id: 'sold1',
  title: 'Breakfast',
  shownTitle: written('Breakfast'),
  unit: 'PER_PERSON_AND_NIGHT' as const,
  unitCents: 1850,
  quantity: 2,
  nights: 3,
  cents: 11_100,
  note: 'Vegan',
  soldAt: localTen(1),
  soldBy: ada,
  cancelledAt: null as string | null,
  cancelledBy: null as typeof ada | null,
  cancelReason: null as string | null,
  refundIfRemovedCents: 0,
};

const viewerCan = { ...booking.viewerCan, sellExtras: true };
const withExtras = (...extras: (typeof sold)[]) => ({
  ...booking,
  hotel: { ...booking.hotel, extras: priceList },
  extras,
  extrasCents: extras.reduce((sum, { cents, cancelledAt }) => sum + (cancelledAt ? 0 : cents), 0),
  viewerCan,
});

const open = (
  shown: Partial<ReturnType<typeof withExtras>>,
  more: Answers = {},
  viewer = staff as typeof guest,
) =>
  visit({
    at: '/bookings/booking1',
    routes: [{ path: '/bookings/:id', element: <BookingPage /> }],
    viewer,
    answers: {
      ...withoutFolio,
      BookingPage: () => ({ booking: { ...withExtras(), ...shown } }),
      BookingExtras: () => ({ booking: { ...withExtras(), ...shown } }),
      ...more,
    },
  });
const region = async () => within(await screen.findByRole('region', { name: 'Extras' }));

test('staff add an extra of the desk, and see the sum before anything happens', async () => {
  const { user, asked } = await open({}, { AddExtra: () => ({ addExtra: withExtras(sold) }) });
  const card = await region();
  expect(card.getByText('Nothing has been added to this booking yet.')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Add extra' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add an extra' }));
  const options = within(dialog.getByLabelText('Extra')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Breakfast – $18.50 per person, per night',
    'Late check-out – $35',
  ]);
  expect(dialog.getByLabelText('Nights')).toHaveValue('3');
  await user.clear(dialog.getByLabelText('Persons'));
  expect(dialog.getByRole('alert')).toHaveTextContent('Enter a whole number, 1 to 99.');
  expect(dialog.getByRole('button', { name: 'Add' })).toBeDisabled();
  await user.type(dialog.getByLabelText('Persons'), '2');
  await user.type(dialog.getByLabelText('Note (optional)'), 'Vegan');
  expect(dialog.getByText('Breakfast, 2 people, 3 nights')).toHaveTextContent('$111');
  await user.click(dialog.getByRole('button', { name: 'Add for $111' }));
  expect(await card.findByText('Breakfast, 2 people, 3 nights added for $111.')).toBeVisible();
  expect(card.getByRole('listitem')).toHaveTextContent(
    /^Breakfast, 2 people, 3 nightsVegan1 Mar 2099, .* Ada Keller\$111Remove$/,
  );
  expect(asked.find(({ name }) => name === 'AddExtra')!.variables['input']).toEqual({
    bookingId: 'booking1',
    extraId: 'breakfast',
    quantity: 2,
    nights: 3,
    note: 'Vegan',
    expectedCents: 11_100,
    idempotencyKey: expect.stringMatching(/^[\w-]{36}$/),
  });
});

test('an extra that is not by night asks for no nights, and a refusal keeps its key', async () => {
  const refusal = { __typename: 'ExtraRefused' as const, message: 'The price has changed.' };
  const { user, asked } = await open({}, { AddExtra: () => ({ addExtra: refusal }) });
  await user.click((await region()).getByRole('button', { name: 'Add extra' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add an extra' }));
  await user.selectOptions(dialog.getByLabelText('Extra'), 'late');
  expect(dialog.queryByLabelText('Nights')).toBeNull();
  expect(dialog.getByLabelText('Quantity')).toHaveValue('1');
  const add = dialog.getByRole('button', { name: 'Add for $35' });
  await user.click(add);
  expect(await dialog.findByText(refusal.message)).toBeVisible();
  await user.click(add);
  const inputs = asked
    .filter(({ name }) => name === 'AddExtra')
    .map(({ variables }) => variables['input'] as { idempotencyKey: string; nights: null });
  expect(inputs.map(({ nights }) => nights)).toEqual([null, null]);
  expect(new Set(inputs.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

test('staff remove an extra with a reason, and read what it refunds', async () => {
  const removed = {
    ...sold,
    cancelledAt: localTen(2),
    cancelledBy: ada,
    cancelReason: 'Not taken',
  };
  const { user, asked } = await open(
    { ...withExtras({ ...sold, refundIfRemovedCents: 10_000 }), owedCents: 1100 },
    {
      RemoveExtra: () => ({ removeExtra: withExtras(removed) }),
    },
  );
  const card = await region();
  await user.click(card.getByRole('button', { name: 'Remove Breakfast, 2 people, 3 nights' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove this extra?' }));
  expect(dialog.getByText('Breakfast, 2 people, 3 nights, $111')).toBeVisible();
  expect(dialog.getByText('The guest owes $11 less. $100 goes back to the guest’s card.')).toBeVisible();
  const confirm = dialog.getByRole('button', { name: 'Remove extra' });
  expect(confirm).toBeDisabled();
  await user.type(dialog.getByLabelText('Reason'), 'Not taken');
  await user.click(confirm);
  expect(await card.findByText('Breakfast, 2 people, 3 nights removed.')).toBeVisible();
  expect(card.getByText(/^Removed 2 Mar 2099, .* by Ada Keller: Not taken$/)).toBeVisible();
  expect(card.queryByRole('button', { name: /^Remove/ })).toBeNull();
  expect(asked.find(({ name }) => name === 'RemoveExtra')!.variables['input']).toEqual({
    bookingExtraId: 'sold1',
    reason: 'Not taken',
  });
});

test('what removing an extra refunds is asked for when staff ask, since the guest may have paid', async () => {
  let refundIfRemovedCents = 0;
  const { user } = await open(
    {},
    { BookingExtras: () => ({ booking: withExtras({ ...sold, refundIfRemovedCents }) }) },
  );
  const card = await region();
  const remove = await card.findByRole('button', { name: 'Remove Breakfast, 2 people, 3 nights' });
  refundIfRemovedCents = 11_100;
  await user.click(remove);
  const dialog = within(screen.getByRole('dialog', { name: 'Remove this extra?' }));
  expect(await dialog.findByText('$111 goes back to the guest’s card.')).toBeVisible();
});

test('where the hotel sells nothing at the desk, the card leads to its price list; where nothing can be sold it is left out', async () => {
  await open({ hotel: { ...booking.hotel, extras: [] } });
  const card = await region();
  expect(card.getByText(/sells no extras at the front desk/)).toBeVisible();
  expect(card.getByRole('link', { name: 'Set up its extras' })).toHaveAttribute(
    'href',
    '/hotels/extras?hotel=hotel1',
  );
  expect(card.queryByRole('button', { name: 'Add extra' })).toBeNull();
});

test('the card is left out where nothing was sold and nothing can be', async () => {
  const { asked } = await open({ viewerCan: { ...viewerCan, sellExtras: false } });
  await screen.findByText('There is no folio yet. It begins when the booking is paid.');
  expect(asked.some(({ name }) => name === 'BookingExtras')).toBe(true);
  expect(screen.queryByRole('region', { name: 'Extras' })).toBeNull();
});

test('guests read the extras in the price of their booking, without those that were removed', async () => {
  const removed = { ...sold, id: 'sold2', title: 'Parking', cancelledAt: '2099-03-02T10:00:00.000Z' };
  const shown = withExtras(sold, removed);
  const { asked } = await open(shown, {}, guest);
  expect(screen.getByText('Breakfast, 2 people, 3 nights')).toBeVisible();
  expect(screen.getByText('Vegan')).toBeVisible();
  expect(screen.queryByText(/Parking/)).toBeNull();
  expect(screen.getByText('$979.50')).toBeVisible();
  expect(asked.some(({ name }) => name === 'BookingExtras')).toBe(false);
});
