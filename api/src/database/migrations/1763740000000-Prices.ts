import type { MigrationInterface, QueryRunner } from 'typeorm';
import { cents, count, createTable, foreignKey, id, index, json, night, ref, text } from './words';

/** Rates by season and weekday, taxes and fees of cities, and what bookings were charged beside their nights. */
export class Prices1763740000000 implements MigrationInterface {
  name = 'Prices1763740000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'rates', {
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
    });
    await createTable(runner, 'city_charges', {
      columns: [id(), ref('cityId'), count('place'), text('title', 60), text('kind', 10), count('amount')],
      indices: [index('city_charges_city', 'cityId', 'place')],
      foreignKeys: [foreignKey('charges_of_city', 'cityId', 'cities', 'CASCADE')],
    });
    await createTable(runner, 'booking_charges', {
      columns: [id(), ref('bookingId'), count('place'), text('title', 60), cents('cents')],
      indices: [index('booking_charges_booking', 'bookingId', 'place')],
      foreignKeys: [foreignKey('charges_of_booking', 'bookingId', 'bookings', 'CASCADE')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['booking_charges', 'city_charges', 'rates']) await runner.dropTable(table);
  }
}
