import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { index } from './words';

const NEW = {
  bookings: [
    index('bookings_hotel_guest', 'hotelId', 'guestKey', 'id'),
    index('bookings_hotel_name', 'hotelId', 'hotelKey', 'id'),
    index('bookings_hotel_total', 'hotelId', 'totalCents', 'id'),
    index('bookings_hotel_payment', 'hotelId', 'payment', 'createdAt', 'id'),
  ],
  payments: [
    index('payments_hotel_amount', 'hotelId', 'amountCents', 'id', 'madeAt'),
    index('payments_hotel_method', 'hotelId', 'method', 'madeAt', 'id'),
    index('payments_hotel_refunded', 'hotelId', 'refundedCents', 'id'),
    index('payments_refunded', 'refundedCents', 'id'),
    index('payments_disputed', 'disputedCents', 'id'),
  ],
  refunds: [index('refunds_hotel_amount', 'hotelId', 'amountCents', 'id', 'createdAt')],
  invoices: [index('invoices_hotel_total', 'hotelId', 'totalCents', 'id')],
};
/** Indexes that get the id, so that a list in their order can be read from them. */
const BEFORE = [
  index('bookings_hotel_checkIn', 'hotelId', 'checkIn', 'status'),
  index('bookings_hotel_checkOut', 'hotelId', 'checkOut', 'checkIn', 'status'),
];
const AFTER = [
  index('bookings_hotel_checkIn', 'hotelId', 'checkIn', 'id', 'status'),
  index('bookings_hotel_checkOut', 'hotelId', 'checkOut', 'id', 'checkIn', 'status'),
];

/** The lists of a hotel are read in each of their orders from an index. */
export class HotelListIndexes1766091100000 implements MigrationInterface {
  name = 'HotelListIndexes1766091100000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, indexes] of Object.entries(NEW))
      for (const one of indexes) await runner.createIndex(table, new TableIndex(one));
    await replace(runner, AFTER);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replace(runner, BEFORE);
    for (const [table, indexes] of Object.entries(NEW))
      for (const { name } of indexes) await runner.dropIndex(table, name);
  }
}

async function replace(runner: QueryRunner, indexes: typeof AFTER): Promise<void> {
  for (const one of indexes) {
    await runner.dropIndex('bookings', one.name);
    await runner.createIndex('bookings', new TableIndex(one));
  }
}
