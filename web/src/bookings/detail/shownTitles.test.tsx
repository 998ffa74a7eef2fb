import { screen, within } from '@testing-library/react';
import { written } from '../../../test/answers';
import { booking } from '../../../test/bookingAnswers';
import { guest, visit } from '../../../test/visit';
import { withoutFolio } from '../../../test/withoutFolio';
import { saveFile } from '../../kit/saveFile';
import { BookingPage } from './BookingPage';

jest.mock('../../kit/saveFile', () => ({ saveFile: jest.fn() }));

/** The hotel has a German title of its room, and the page is read in English. */
const stays = booking.stays.map((stay) => ({ ...stay, shownTitle: written('Kleines Doppelzimmer', 'DE') }));
const open = (viewer = guest) =>
  visit({
    at: '/bookings/booking1',
    routes: [{ path: '/bookings/:bookingId', element: <BookingPage /> }],
    answers: { ...withoutFolio, BookingPage: () => ({ booking: { ...booking, stays } }) },
    viewer,
  });

test('a guest reads the title of the room as the server gives it to the reader, marked with its language', async () => {
  const { user } = await open();
  const title = screen.getByText('Kleines Doppelzimmer');
  expect(title).toHaveAttribute('lang', 'de');
  expect(title.parentElement).toHaveTextContent('Kleines Doppelzimmer, room 101');
  await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
  const [, , file] = jest.mocked(saveFile).mock.lastCall!;
  expect(file).toContain('Kleines Doppelzimmer\\, room 101');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Kleines Doppelzimmer')).toHaveAttribute('lang', 'de');
});

test('staff read the title that the hotel has given it', async () => {
  await open({ ...guest, id: 'staff', role: 'ADMIN' });
  expect(screen.getByText('Petite double, room 101')).toBeVisible();
  expect(screen.queryByText('Kleines Doppelzimmer')).toBeNull();
});
