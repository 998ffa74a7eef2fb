import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { addColumns, createTable, dropColumns, id, index, moment, ref, text } from './words';

/** `2026-11-22 10`: the hour of a moment, on every engine. */
const hourOf = (column: string) => `SUBSTR(${column}, 1, 13)`;
/** Files of properties that are there: destroying those that were given up has been tried. */
const OFFERED = "purpose = 'PROPERTY' AND dueAt IS NULL AND attempts = 0";

/** Files of a property that were sent together are one offer; of older ones, what a person sent within an hour. */
export class PropertyOffers1764100000001 implements MigrationInterface {
  name = 'PropertyOffers1764100000001';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'property_offers', {
      columns: [
        id(),
        ref('userId'),
        text('state', 10),
        moment('sentAt'),
        text('answer', 1000, { nullable: true }),
        moment('answeredAt', { nullable: true }),
        ref('answeredById', { nullable: true }),
        ref('hotelId', { nullable: true }),
      ],
      indices: [
        index('property_offers_sentAt', 'sentAt', 'id'),
        index('property_offers_state', 'state', 'sentAt', 'id'),
        index('property_offers_user', 'userId'),
      ],
    });
    await addColumns(runner, 'uploads', [ref('offerId', { nullable: true })]);
    await runner.createIndex('uploads', new TableIndex(index('uploads_offer', 'offerId')));
    await runner.query(
      `INSERT INTO property_offers (id, userId, state, sentAt) SELECT MIN(id), userId, 'NEW', MAX(createdAt) FROM uploads WHERE ${OFFERED} GROUP BY userId, ${hourOf('createdAt')}`,
    );
    await runner.query(
      `UPDATE uploads SET offerId = (SELECT o.id FROM property_offers o WHERE o.userId = uploads.userId AND ${hourOf('o.sentAt')} = ${hourOf('uploads.createdAt')}) WHERE ${OFFERED}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('uploads', 'uploads_offer');
    await dropColumns(runner, 'uploads', ['offerId']);
    await runner.dropTable('property_offers');
  }
}
