import { screen } from '@testing-library/react';
import { booked, chat, list, openChats } from '../../test/chats';

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
