import { screen, within } from '@testing-library/react';
import { booked, chat, list, openChats } from '../../test/chats';

const group = (more: object) => chat({ isGroup: true, partner: null, ...more });
const hotel = { __typename: 'Hotel' as const, id: 'hotel1', photos: ['https://example.com/hotel.jpg'] };
const atHotel = { name: 'The Lampwright', hotelId: hotel.id, hotel, booking: booked };
const row = (name: RegExp) => screen.findByRole('button', { name });
const pictureOf = (element: HTMLElement) => within(element).getByRole('presentation');

test('groups have the initials of their names, and hotels their photo', async () => {
  await openChats(
    '/realtimechat',
    list(group({ name: 'Summer journey' }), group({ id: 'desk', ...atHotel }), chat({ id: 'chat3' })),
  );
  expect(await row(/^Summer journey/)).toHaveTextContent(/^SJ/);
  expect(pictureOf(await row(/^The Lampwright/))).toHaveAttribute('src', hotel.photos[0]);
  expect(pictureOf(await row(/^Tomás Ferreira/))).toHaveAttribute('src', '/avatar.svg');
});

test('the staff of a hotel see whom they answer: the name of the guest, with photo or initials', async () => {
  const marco = {
    __typename: 'User',
    id: 'marco',
    name: 'Marco Bell',
    photo: 'https://example.com/marco.jpg',
  };
  const aiko = { __typename: 'User', id: 'aiko', name: 'Aiko Tanabe', photo: null };
  const shown = group({ ...atHotel, booking: { ...booked, user: marco } });
  const { user } = await openChats('/realtimechat', {
    ...list(shown, group({ id: 'chat2', ...atHotel, booking: { ...booked, id: 'booking2', user: aiko } })),
    MessagePane: () => ({ chat: shown }),
  });
  expect(await row(/^Aiko Tanabe · The Lampwright/)).toHaveTextContent(/^AT/);
  const first = await row(/^Marco Bell · The Lampwright/);
  expect(pictureOf(first)).toHaveAttribute('src', marco.photo);
  await user.click(first);
  expect(await screen.findByRole('heading', { name: 'Marco Bell · The Lampwright' })).toBeVisible();
});
