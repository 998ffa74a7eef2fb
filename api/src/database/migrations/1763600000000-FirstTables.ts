import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  cents,
  count,
  createTable,
  flag,
  foreignKey,
  id,
  index,
  json,
  longText,
  measure,
  moment,
  night,
  ref,
  text,
  unique,
} from './words';

/** People, hotels, rooms, nights and bookings. */
export class FirstTables1763600000000 implements MigrationInterface {
  name = 'FirstTables1763600000000';

  async up(runner: QueryRunner): Promise<void> {
    await people(runner);
    await hotels(runner);
    await rooms(runner);
    await bookings(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    const tables =
      'provider_events nights stays bookings room_numbers room_types hotels hotel_types cities sessions users';
    for (const table of tables.split(' ')) await runner.dropTable(table);
  }
}

async function people(runner: QueryRunner): Promise<void> {
  await createTable(runner, 'users', {
    columns: [
      id(),
      text('name', 120),
      text('username', 20),
      text('usernameKey', 20),
      text('email', 254),
      text('emailKey', 254),
      text('photo', 500, { nullable: true }),
      count('roleCode'),
      text('passwordHash', 255),
      flag('active'),
      moment('createdAt'),
    ],
    indices: [unique('users_usernameKey', 'usernameKey'), unique('users_emailKey', 'emailKey')],
  });
  await createTable(runner, 'sessions', {
    columns: [
      id(),
      ref('userId'),
      text('tokenHash', 64),
      text('previousHash', 64, { nullable: true }),
      moment('rotatedAt'),
      flag('trusted'),
      text('userAgent', 300),
      moment('createdAt'),
      moment('expiresAt'),
    ],
    indices: [index('sessions_user', 'userId'), index('sessions_expiresAt', 'expiresAt')],
    foreignKeys: [foreignKey('sessions_of_user', 'userId', 'users', 'CASCADE')],
  });
}

async function hotels(runner: QueryRunner): Promise<void> {
  await createTable(runner, 'cities', {
    columns: [
      id(),
      text('name', 120),
      text('nameKey', 120),
      text('photo', 500, { nullable: true }),
      text('timeZone', 64),
    ],
    indices: [unique('cities_nameKey', 'nameKey')],
  });
  await createTable(runner, 'hotel_types', {
    columns: [id(), text('name', 120), text('nameKey', 120), text('photo', 500, { nullable: true })],
    indices: [unique('hotel_types_nameKey', 'nameKey')],
  });
  await createTable(runner, 'hotels', {
    columns: [
      id(),
      text('name', 120),
      text('nameKey', 120),
      ref('cityId'),
      ref('typeId'),
      text('address', 1000, { nullable: true }),
      text('description', 1000),
      longText('detailedDescription'),
      text('closestTouristLocation', 120, { nullable: true }),
      measure('distanceMiles', { nullable: true }),
      measure('latitude', { nullable: true }),
      measure('longitude', { nullable: true }),
      json('amenities'),
      json('photos'),
      measure('ratingsAverage', { nullable: true }),
      count('numberOfRatings'),
      cents('cheapestPriceCents', { nullable: true }),
    ],
    indices: [
      unique('hotels_city_nameKey', 'cityId', 'nameKey'),
      index('hotels_city_price', 'cityId', 'cheapestPriceCents', 'id'),
      index('hotels_city_rating', 'cityId', 'ratingsAverage', 'id'),
      index('hotels_type', 'typeId', 'id'),
      index('hotels_rating', 'ratingsAverage', 'id'),
      index('hotels_price', 'cheapestPriceCents', 'id'),
      index('hotels_name', 'nameKey', 'id'),
    ],
    foreignKeys: [
      foreignKey('hotels_of_city', 'cityId', 'cities', 'RESTRICT'),
      foreignKey('hotels_of_type', 'typeId', 'hotel_types', 'RESTRICT'),
    ],
  });
}

async function rooms(runner: QueryRunner): Promise<void> {
  await createTable(runner, 'room_types', {
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
    ],
    indices: [unique('room_types_hotel_title', 'hotelId', 'titleKey')],
    foreignKeys: [foreignKey('room_types_of_hotel', 'hotelId', 'hotels', 'CASCADE')],
  });
  await createTable(runner, 'room_numbers', {
    columns: [id(), ref('roomTypeId'), count('number')],
    indices: [unique('room_numbers_type_number', 'roomTypeId', 'number')],
    foreignKeys: [foreignKey('room_numbers_of_type', 'roomTypeId', 'room_types', 'CASCADE')],
  });
}

async function bookings(runner: QueryRunner): Promise<void> {
  await createTable(runner, 'bookings', {
    columns: [
      id(),
      ref('userId'),
      ref('hotelId', { nullable: true }),
      text('hotelName', 120),
      text('status', 10),
      text('payment', 10),
      cents('totalCents'),
      cents('refundedCents'),
      moment('createdAt'),
      moment('holdExpiresAt', { nullable: true }),
      text('idempotencyKey', 100),
      text('requestHash', 64),
      text('providerSessionId', 255, { nullable: true }),
      text('providerUrl', 2000, { nullable: true }),
      text('paymentIntentId', 255, { nullable: true }),
    ],
    indices: [
      index('bookings_user', 'userId', 'createdAt', 'id'),
      index('bookings_user_status', 'userId', 'status', 'createdAt', 'id'),
      unique('bookings_user_key', 'userId', 'idempotencyKey'),
      index('bookings_hotel', 'hotelId', 'createdAt', 'id'),
      index('bookings_hold', 'status', 'holdExpiresAt'),
      index('bookings_payment', 'payment', 'id'),
    ],
    foreignKeys: [
      foreignKey('bookings_of_user', 'userId', 'users', 'RESTRICT'),
      foreignKey('bookings_of_hotel', 'hotelId', 'hotels', 'SET NULL'),
    ],
  });
  await createTable(runner, 'stays', {
    columns: [
      id(),
      ref('bookingId'),
      ref('roomNumberId', { nullable: true }),
      ref('roomTypeId', { nullable: true }),
      count('number'),
      text('title', 120),
      night('checkIn'),
      night('checkOut'),
      count('nights'),
      cents('pricePerNightCents'),
      json('nightPrices'),
    ],
    indices: [
      index('stays_booking', 'bookingId', 'id'),
      index('stays_room_number', 'roomNumberId', 'checkIn'),
      index('stays_room_type', 'roomTypeId'),
    ],
    foreignKeys: [
      foreignKey('stays_of_booking', 'bookingId', 'bookings', 'CASCADE'),
      foreignKey('stays_of_room_number', 'roomNumberId', 'room_numbers', 'SET NULL'),
      foreignKey('stays_of_room_type', 'roomTypeId', 'room_types', 'SET NULL'),
    ],
  });
  await createTable(runner, 'nights', {
    columns: [ref('roomNumberId', { primary: true }), night('night', { primary: true }), ref('bookingId')],
    indices: [index('nights_booking', 'bookingId')],
    foreignKeys: [foreignKey('nights_of_room_number', 'roomNumberId', 'room_numbers', 'CASCADE')],
  });
  await createTable(runner, 'provider_events', {
    columns: [text('id', 255, { primary: true }), text('type', 100), moment('receivedAt')],
  });
}
