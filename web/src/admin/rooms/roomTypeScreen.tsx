import { readPrice, writeDollars } from '../../../../schema/prices';
import { staffPaths } from '../staffPaths';
import { dollars } from '../../kit/format';
import { priceProblem } from '../fields/rules';
import { hotel } from '../hotels/texts';
import { Create } from '../table/Action';
import { orderOf, type Column, type Screen } from '../table/screen';
import { noRooms } from '../../rooms/texts';
import { roomTypes as roomTypesText } from '../../rooms/texts';
import { roomFields } from './roomFields';
import { RoomTypeDetails, type RoomTypeRow } from './RoomTypeDetails';
import {
  RoomTypeTableDocument,
  type RoomTypeTableQuery,
  type RoomTypeTableQueryVariables,
} from './RoomTypeTable.generated';
import { UpdateRoomTypeDocument } from './roomRecord.generated';
import * as texts from './texts';

type RoomTypeSort = NonNullable<RoomTypeTableQueryVariables['sort']>;

const columns: readonly Column<RoomTypeRow>[] = [
  {
    field: 'title',
    label: texts.roomType,
    sort: { ascending: 'TITLE_ASC', descending: 'TITLE_DESC' },
    text: ({ title }) => title,
    edit: {
      document: UpdateRoomTypeDocument,
      value: ({ title }) => title,
      rule: roomFields.title.rule,
      input: ({ id, version }, title) => ({ roomTypeId: id, version, title }),
    },
  },
  {
    field: 'hotel',
    label: hotel,
    sort: { ascending: 'HOTEL' },
    text: (row) => row.hotel.name,
  },
  {
    field: 'price',
    label: texts.price,
    width: 128,
    isNumber: true,
    sort: { ascending: 'PRICE_ASC', descending: 'PRICE_DESC' },
    text: ({ priceCents }) => dollars(priceCents),
    edit: {
      document: UpdateRoomTypeDocument,
      value: ({ priceCents }) => writeDollars(priceCents),
      rule: priceProblem,
      words: (text) => dollars(readPrice(text).cents!),
      input: ({ id, version }, text) => ({ roomTypeId: id, version, priceCents: readPrice(text).cents }),
    },
  },
  {
    field: 'people',
    label: texts.people,
    width: 96,
    isNumber: true,
    text: ({ maxPeople }) => String(maxPeople),
    edit: {
      document: UpdateRoomTypeDocument,
      value: ({ maxPeople }) => String(maxPeople),
      rule: roomFields.maxPeople.rule,
      input: ({ id, version }, text) => ({ roomTypeId: id, version, maxPeople: Number(text) }),
    },
  },
  {
    field: 'photos',
    label: texts.photos,
    width: 96,
    isNumber: true,
    text: ({ photos }) => String(photos.length),
  },
  { field: 'id', label: texts.reference, width: 216, text: ({ id }) => id },
];

/** All room types. */
export const roomTypeScreen: Screen<RoomTypeRow, RoomTypeTableQuery, RoomTypeTableQueryVariables> = {
  name: 'rooms',
  title: texts.roomTypes,
  counted: roomTypesText,
  document: RoomTypeTableDocument,
  variables: (state, page) => ({
    filter: { text: state.text || undefined, hotelId: state.filters.hotel },
    sort: orderOf<RoomTypeSort>(state, columns),
    ...page,
  }),
  countsAll: true,
  isAudited: true,
  isPublic: true,
  list: ({ roomTypes }) => roomTypes,
  columns,
  filters: [{ name: 'hotel', label: hotel, kind: 'hotel' }],
  search: texts.search,
  empty: noRooms,
  nameOf: ({ title }) => title,
  details: (row) => <RoomTypeDetails row={row} columns={columns} />,
  actions: <Create to={staffPaths.createRoom()}>{texts.createTitle}</Create>,
};
