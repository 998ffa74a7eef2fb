import { screen, within } from '@testing-library/react';
import { booking } from '../../../test/bookingAnswers';
import { seen } from '../../../test/seen';
import { guest, visit, type Answers } from '../../../test/visit';
import { withoutFolio } from '../../../test/withoutFolio';
import { BookingPage } from './BookingPage';

const routes = [{ path: '/bookings/:bookingId', element: <BookingPage /> }];
const open = (answers: Answers) => visit({ at: '/bookings/booking1', routes, answers, viewer: guest });
const select = () => screen.getByRole('combobox', { name: 'Expected arrival' });

it('offers the hours of the hotel, saves the choice and says so', async () => {
  const { user, asked } = await open({
    BookingPage: () => ({ booking }),
    SetArrivalHour: () => ({ setArrivalHour: { ...booking, arrivalHour: 18 } }),
  });
  const offered = within(select()).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'I don’t know yet',
    '15:00 to 16:00',
    '16:00 to 17:00',
    '17:00 to 18:00',
    '18:00 to 19:00',
    '19:00 to 20:00',
    '20:00 to 21:00',
    '21:00 to 22:00',
  ]);
  expect(select()).toHaveDisplayValue('I don’t know yet');
  await user.selectOptions(select(), '18:00 to 19:00');
  await seen(() => screen.getByText('Saved. The hotel can see it.'));
  expect(select()).toHaveDisplayValue('18:00 to 19:00');
  expect(asked.at(-1)).toMatchObject({
    name: 'SetArrivalHour',
    variables: { input: { bookingId: 'booking1', arrivalHour: 18 } },
  });
});

it('says to staff that the guest arrives', async () => {
  await visit({
    at: '/bookings/booking1',
    routes,
    answers: { ...withoutFolio, BookingPage: () => ({ booking }) },
    viewer: { ...guest, id: 'f'.repeat(24), role: 'ADMIN' },
  });
  expect(select()).toHaveDisplayValue('Not known yet');
  expect(screen.getByText('Optional. The guest can change it until arrival.')).toBeVisible();
});

it('goes back to what was said, with the reason, where the choice is refused', async () => {
  const message = 'The arrival time of this booking can no longer be changed.';
  const { user } = await open({
    BookingPage: () => ({ booking: { ...booking, arrivalHour: 16 } }),
    SetArrivalHour: () => ({ setArrivalHour: { __typename: 'ArrivalHourRefused', message } }),
  });
  await user.selectOptions(select(), 'I don’t know yet');
  await seen(() => screen.getByText(message));
  expect(select()).toHaveDisplayValue('16:00 to 17:00');
});

it('keeps an hour that the hotel no longer offers, until another is selected', async () => {
  await open({ BookingPage: () => ({ booking: { ...booking, arrivalHour: 12 } }) });
  expect(select()).toHaveDisplayValue('12:00 to 13:00');
});

it('is only read once it cannot be changed, and not asked for', async () => {
  const viewerCan = { ...booking.viewerCan, setArrivalHour: false };
  await open({ BookingPage: () => ({ booking: { ...booking, arrivalHour: 25, viewerCan } }) });
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByText('01:00 to 02:00, after midnight')).toBeVisible();
});
