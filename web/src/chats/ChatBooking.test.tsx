import { screen } from '@testing-library/react';
import { written } from '../../test/answers';
import { booked, chat, list, openChats, tomas } from '../../test/chats';
import { guest } from '../../test/visit';

test('a chat about a booking shows hotel, dates, rooms and reference above its messages, and leads to the booking', async () => {
  const about = chat({ booking: booked });
  await openChats('/realtimechat?chat=chat1', { ...list(about), MessagePane: () => ({ chat: about }) });
  const card = await screen.findByRole('link', { name: 'Booking K7M4-2QXR at The Lampwright' });
  expect(card).toHaveAttribute('href', '/bookings/booking1');
  expect(card).toHaveTextContent('The Lampwright');
  expect(card).toHaveTextContent('Mon 5 Jan – Thu 8 Jan 2099 · K7M4-2QXR');
  expect(card).toHaveTextContent('Double, room 101, Double, room 102');
  expect(card.compareDocumentPosition(screen.getByText('Message 1'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('another chat has no such card', async () => {
  await openChats('/realtimechat?chat=chat1', { MessagePane: () => ({ chat: chat() }) });
  await screen.findByText('Message 1');
  expect(screen.queryByText('See the booking')).toBeNull();
});

test.each([
  [
    'its guest reads the titles of rooms as the server gives them to the reader',
    booked.user,
    guest,
    'Doppelzimmer',
  ],
  [
    'staff read the titles that the hotel has given them',
    tomas,
    { ...guest, role: 'TEAM' as const },
    'Double',
  ],
])('%s', async (_, user, viewer, title) => {
  const stays = booked.stays.map((stay) => ({ ...stay, shownTitle: written('Doppelzimmer', 'DE') }));
  const about = chat({ booking: { ...booked, stays, user } });
  await openChats(
    '/realtimechat?chat=chat1',
    { ...list(about), MessagePane: () => ({ chat: about }) },
    viewer,
  );
  const card = await screen.findByRole('link', { name: /^Booking K7M4/ });
  expect(card).toHaveTextContent(`${title}, room 101, ${title}, room 102`);
});
