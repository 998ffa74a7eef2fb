import { screen, within } from '@testing-library/react';
import { booking } from '../../../test/bookingAnswers';
import { seen } from '../../../test/seen';
import { guest, visit } from '../../../test/visit';
import { BookingPage } from './BookingPage';

const routes = [{ path: '/bookings/:bookingId', element: <BookingPage /> }];
const said = {
  ...booking,
  party: { __typename: 'Party' as const, adults: 2, childrenAges: [7] },
  requests: ['COT' as const],
  requestNote: 'By bicycle.',
};
const open = (shown = said, answer: object = said) =>
  visit({
    at: '/bookings/booking1',
    routes,
    viewer: guest,
    answers: {
      BookingPage: () => ({ booking: shown }),
      UpdateStayDetails: () => ({ updateStayDetails: answer as typeof said }),
    },
  });

test('the booking says who comes, and its guest changes it', async () => {
  const leadGuest = {
    __typename: 'LeadGuest' as const,
    firstName: 'Rui',
    lastName: 'Quendera',
    name: 'Rui Quendera',
  };
  const { user, asked } = await open(said, { ...said, leadGuest });
  expect(screen.getByText('2 adults, 1 child aged 7')).toBeVisible();
  expect(screen.getByText('Cot, By bicycle.')).toBeVisible();
  expect(screen.getByText('The hotel will do its best; requests are not guaranteed.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change guests and requests' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Guests and requests' }));
  await user.click(dialog.getByLabelText('For another person'));
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.type(dialog.getByLabelText('First name of the guest'), 'Rui');
  await user.type(dialog.getByLabelText('Last name of the guest'), 'Quendera');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await seen(() => screen.getByText('Rui Quendera'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(asked.at(-1)).toMatchObject({
    name: 'UpdateStayDetails',
    variables: {
      input: {
        bookingId: 'booking1',
        party: { adults: 2, childrenAges: [7] },
        leadGuest: { firstName: 'Rui', lastName: 'Quendera' },
        requests: ['COT'],
        requestNote: 'By bicycle.',
      },
    },
  });
});

test('a refusal stays in the dialog, with its reason', async () => {
  const message = 'The details of this stay can no longer be changed here. Please ask the hotel.';
  const { user } = await open(said, { __typename: 'StayDetailsRefused', message });
  await user.click(screen.getByRole('button', { name: 'Change guests and requests' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await seen(() => screen.getByText(message));
});

test('nothing can be changed after the arrival', async () => {
  await open({ ...said, viewerCan: { ...said.viewerCan, updateStayDetails: false } });
  expect(screen.queryByRole('button', { name: 'Change guests and requests' })).not.toBeInTheDocument();
});
