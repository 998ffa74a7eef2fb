import { writeDollars } from '../../../../schema/prices';
import { dollars } from '../../kit/format';
import type { RoomToUpdate_RoomTypeFragment } from './UpdateRoomPage.generated';

/** Room numbers that a hint lists. */
const LISTED = 30;

/** What a form says of each field of the room as it is. */
export function presentRoom(room: RoomToUpdate_RoomTypeFragment | null | undefined) {
  if (!room) return undefined;
  const numbers = room.roomNumbers.map(({ number }) => number);
  const more = numbers.length > LISTED ? ` and ${numbers.length - LISTED} more` : '';
  return {
    title: now(room.title),
    price: now(dollars(room.priceCents)),
    maxPeople: now(room.maxPeople),
    description: now(room.description),
    amenities: now(room.amenities.join(', ')),
    roomNumbers: now(numbers.slice(0, LISTED).join(', ') + more),
    hotel: now(room.hotel.name),
  };
}

/** The room as the fields of its form have it. */
export const roomValues = (room: RoomToUpdate_RoomTypeFragment) => ({
  title: room.title,
  description: room.description,
  price: writeDollars(room.priceCents),
  maxPeople: String(room.maxPeople),
  amenities: room.amenities.join(', '),
});

const now = (value: string | number): string => `Now: ${value || 'none'}`;
