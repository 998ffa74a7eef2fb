import { screen } from '@testing-library/react';
import { hotel, hotelAnswers, roomTexts } from '../../../test/answers';
import { guest, visit, type Answers } from '../../../test/visit';
import { HotelRoute } from './HotelRoute';
import { RoomRoute } from './RoomRoute';

const room = {
  __typename: 'RoomType' as const,
  id: 'room1',
  title: 'Garden room',
  texts: roomTexts('Garden room', 'A bed and a window.'),
  priceCents: 14_850,
  maxPeople: 2,
  photos: [],
  amenities: [],
  hotel: {
    __typename: 'Hotel',
    id: 'hotel1',
    name: 'The Lampwright',
    language: 'EN' as const,
    openForBooking: true,
    city: { __typename: 'City', id: 'c1', name: 'New York' },
  },
};
const answers: Answers = {
  ...hotelAnswers(),
  HotelActions: () => ({
    hotel: { __typename: 'Hotel', id: hotel.id, name: hotel.name, openForBooking: true },
  }),
  RoomPage: () => ({ roomType: room }),
  RoomActions: () => ({ roomType: room }),
};
const routes = [
  { path: '/hotels/:hotelId', element: <HotelRoute /> },
  { path: '/rooms/:roomId', element: <RoomRoute /> },
];

describe.each([
  ['/hotels/hotel1', 'The Lampwright', ['Update hotel', 'Update photos'], 'Delete hotel'],
  ['/rooms/room1', 'Garden room', ['Update room', 'Update photos'], 'Delete room'],
])('at %s', (at, heading, links, remove) => {
  test.each(['CUSTOMER', 'INTERMEDIATE', 'ADMIN', undefined] as const)(
    'only administrators see buttons to update, change photos and delete: %s',
    async (role) => {
      await visit({ at, routes, answers, viewer: role && { ...guest, role } });
      await screen.findByRole('heading', { level: 1, name: heading });
      if (role === 'ADMIN') await screen.findByRole('button', { name: remove });
      else expect(screen.queryByRole('button', { name: remove })).toBeNull();
      for (const name of links)
        expect(screen.queryAllByRole('link', { name })).toHaveLength(role === 'ADMIN' ? 1 : 0);
    },
  );
});
