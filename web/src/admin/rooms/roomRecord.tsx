import { skipToken } from '@apollo/client/react';
import { dollars } from '../../kit/format';
import { paths } from '../../paths';
import { isReference } from '../fields/reference';
import type { RecordForm, Texts } from '../records/declaration';
import { ChangeRoomDialog } from '../removal/ChangeRoomDialog';
import { roomFields as fields } from './roomFields';
import {
  CreateRoomTypeDocument,
  UpdateRoomTypeDocument,
  useRoomToUpdateQuery,
  type RoomToUpdate_RoomTypeFragment as RoomType,
  type UpdateRoomTypeInput,
} from './roomRecord.generated';

function useRoom(id: string) {
  const { data, refetch } = useRoomToUpdateQuery(
    isReference(id) ? { variables: { id }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  return {
    row: data?.roomType ?? undefined,
    read: async () => (await refetch()).data?.roomType ?? undefined,
  };
}

interface Saved extends Pick<RoomType, 'id' | 'title'> {
  hotel: Pick<RoomType['hotel'], 'id'>;
}

const hotelOf = ({ hotelId = '' }: Texts) =>
  isReference(hotelId) ? paths.hotel(hotelId.trim()) : paths.rooms();

/** The form of a room type; what cancels bookings is asked once more. */
export const roomRecord: RecordForm<RoomType, Saved, keyof typeof fields> = {
  name: 'room',
  fields,
  create: {
    title: 'Create a room',
    intro: 'Rooms that are alike and cost the same, with the number of each. Guests can book them at once.',
    document: CreateRoomTypeDocument,
    fromAddress: ['hotelId', 'hotel'],
    sections: [
      { title: 'Room', fields: ['hotelId', 'title', 'priceCents', 'maxPeople', 'description'] },
      { title: 'Room numbers', text: 'No two rooms of a hotel have the same.', fields: ['roomNumbers'] },
      { title: 'Amenities', text: 'What the room offers beyond the hotel.', fields: ['amenities'] },
    ],
    cancelTo: hotelOf,
    done: ({ id, title }) => [paths.room(id), `${title} is created. Add photos next.`],
  },
  update: {
    title: 'Update a room',
    intro: 'Choose a room, then change what you need.',
    document: UpdateRoomTypeDocument,
    fromAddress: ['roomTypeId', 'room'],
    chooser: { name: 'roomTypeId', useRow: useRoom },
    sections: [
      {
        title: 'Room',
        fields: ['roomTypeId', 'title', 'priceCents', 'maxPeople', 'description', 'amenities'],
      },
      {
        title: 'Room numbers and hotel',
        text: 'Blank fields stay the same. Removing rooms, or moving all of them to another hotel, cancels their bookings ahead; you are asked before.',
        fields: ['addRoomNumbers', 'removeRoomNumbers', 'hotelId'],
      },
    ],
    confirm: (input, confirmation) =>
      input.hotelId || input.removeRoomNumbers ? (
        <ChangeRoomDialog input={input as unknown as UpdateRoomTypeInput} {...confirmation} />
      ) : null,
    cancelTo: ({ roomTypeId = '' }) =>
      isReference(roomTypeId) ? paths.room(roomTypeId.trim()) : paths.rooms(),
    done: ({ id, title }, { priceCents }) => [
      paths.room(id),
      `${title} is updated.${priceCents ? ` A night costs ${dollars(Number(priceCents))}.` : ''}`,
    ],
  },
  refusals: {
    NameTaken: ['title'],
    RoomNumbersTaken: ['roomNumbers', 'addRoomNumbers'],
    NoSuchRoomNumbers: ['removeRoomNumbers'],
    DoesNotExist: ({ record }) => (record === 'HOTEL' ? ['hotelId'] : ['roomTypeId']),
  },
};
