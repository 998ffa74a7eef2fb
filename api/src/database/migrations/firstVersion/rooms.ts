import {
  cents,
  count,
  foreignKey,
  id,
  index,
  json,
  moment,
  night,
  ref,
  text,
  unique,
  type Tables,
} from '../words';

/** Room types with their rooms, rates, and rooms that staff have blocked. */
export const roomsTables: Tables = {
  room_types: {
    columns: [
      id(),
      ref('hotelId'),
      text('title', 120),
      text('titleKey', 120),
      text('description', 1000),
      cents('priceCents'),
      count('maxPeople'),
      json('amenities'),
      json('photos'),
      count('version', { default: 1 }),
      ref('updatedById', { nullable: true }),
    ],
    indices: [
      unique('room_types_hotel_title', 'hotelId', 'titleKey'),
      index('room_types_list', 'hotelId', 'priceCents', 'id'),
      index('room_types_title', 'titleKey', 'id'),
      index('room_types_price', 'priceCents', 'id'),
    ],
    foreignKeys: [foreignKey('room_types_of_hotel', 'hotelId', 'hotels', 'CASCADE')],
  },
  room_numbers: {
    columns: [
      id(),
      ref('roomTypeId'),
      count('number'),
      count('floor', { nullable: true }),
      text('view', 60, { nullable: true }),
      text('beds', 60, { nullable: true }),
    ],
    indices: [unique('room_numbers_type_number', 'roomTypeId', 'number')],
    foreignKeys: [foreignKey('room_numbers_of_type', 'roomTypeId', 'room_types', 'CASCADE')],
  },
  rates: {
    columns: [
      id(),
      ref('roomTypeId'),
      count('place'),
      night('from'),
      night('to'),
      json('weekdays'),
      cents('priceCents', { nullable: true }),
      count('minimumNights', { nullable: true }),
    ],
    indices: [index('rates_room_type', 'roomTypeId', 'place')],
    foreignKeys: [foreignKey('rates_of_room_type', 'roomTypeId', 'room_types', 'CASCADE')],
  },
  room_blocks: {
    columns: [id(), ref('roomNumberId'), text('reason', 200), ref('createdById'), moment('createdAt')],
    indices: [index('room_blocks_room_number', 'roomNumberId')],
    foreignKeys: [foreignKey('room_blocks_of_room_number', 'roomNumberId', 'room_numbers', 'CASCADE')],
  },
};
