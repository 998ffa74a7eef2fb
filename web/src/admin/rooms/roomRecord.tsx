import { skipToken } from '@apollo/client/react';
import { fill } from '../../../../schema/fill';
import { dollars } from '../../kit/format';
import { paths } from '../../paths';
import { isReference } from '../fields/reference';
import { otherLanguages, otherLanguagesText } from '../fields/texts';
import type { RecordForm, Texts } from '../records/declaration';
import { ChangeRoomDialog } from '../removal/ChangeRoomDialog';
import { roomFields as fields } from './roomFields';
import {
  CreateRoomTypeDocument,
  UpdateRoomTypeDocument,
  useRoomToUpdate_roomType,
  useRoomToUpdateQuery,
  type RoomToUpdate_RoomTypeFragment as RoomType,
  type UpdateRoomTypeInput,
} from './roomRecord.generated';
import * as texts from './texts';

function useRoom(id: string) {
  const { data, refetch } = useRoomToUpdateQuery(
    isReference(id) ? { variables: { id }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  return {
    row: useRoomToUpdate_roomType(data?.roomType ?? null) ?? undefined,
    read: async () => (await refetch()).data?.roomType ?? undefined,
  };
}

interface Saved extends Pick<RoomType, 'id' | 'title'> {
  hotel: Pick<RoomType['hotel'], 'id'>;
}

const hotelOf = ({ hotelId = '' }: Texts) =>
  isReference(hotelId) ? paths.hotel(hotelId.trim()) : paths.rooms();

/** The form of a room type. A change that cancels bookings is confirmed first. */
export const roomRecord: RecordForm<RoomType, Saved, keyof typeof fields> = {
  name: 'room',
  editedAs: 'ROOM_TYPE',
  fields,
  create: {
    title: texts.createTitle,
    intro: texts.createIntro,
    document: CreateRoomTypeDocument,
    fromAddress: ['hotelId', 'hotel'],
    sections: [
      { title: texts.roomType, fields: ['hotelId', 'title', 'priceCents', 'maxPeople', 'description'] },
      { title: texts.roomNumbers, text: texts.roomNumbersText, fields: ['roomNumbers'] },
      { title: texts.amenities, text: texts.amenitiesText, fields: ['amenities'] },
    ],
    cancelTo: hotelOf,
    done: ({ id, title }) => [paths.room(id), fill(texts.created, { title })],
  },
  update: {
    title: texts.updateTitle,
    intro: texts.updateIntro,
    document: UpdateRoomTypeDocument,
    fromAddress: ['roomTypeId', 'room'],
    chooser: { name: 'roomTypeId', useRow: useRoom },
    sections: [
      {
        title: texts.roomType,
        fields: ['roomTypeId', 'title', 'priceCents', 'maxPeople', 'description', 'amenities'],
      },
      {
        title: texts.numbersAndHotel,
        text: texts.numbersAndHotelText,
        fields: ['addRoomNumbers', 'removeRoomNumbers', 'hotelId'],
      },
      { title: otherLanguages, text: otherLanguagesText, fields: ['translations'] },
    ],
    confirm: (input, confirmation) =>
      input.hotelId || input.removeRoomNumbers ? (
        <ChangeRoomDialog input={input as unknown as UpdateRoomTypeInput} {...confirmation} />
      ) : null,
    refusalInDialog: 'StaysInProgress',
    cancelTo: ({ roomTypeId = '' }) =>
      isReference(roomTypeId) ? paths.room(roomTypeId.trim()) : paths.rooms(),
    done: ({ id, title }, { priceCents }) => [
      paths.room(id),
      priceCents
        ? fill(texts.updatedWithPrice, { title, price: dollars(Number(priceCents)) })
        : fill(texts.updated, { title }),
    ],
  },
  refusals: {
    NameTaken: ['title'],
    RoomNumbersTaken: ['roomNumbers', 'addRoomNumbers'],
    NoSuchRoomNumbers: ['removeRoomNumbers'],
    DoesNotExist: ({ record }) => (record === 'HOTEL' ? ['hotelId'] : ['roomTypeId']),
  },
};
