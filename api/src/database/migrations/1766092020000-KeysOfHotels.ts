import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { addColumns, dropColumns, json, moment, ref, text, unique } from './words';

const PREVIOUS = unique('api_keys_previous', 'previousTokenHash');

/** API keys and webhooks name hotels, and a replaced secret of a key works for a while. */
export class KeysOfHotels1766092020000 implements MigrationInterface {
  name = 'KeysOfHotels1766092020000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'api_keys', [
      json('hotelIds', { nullable: true }),
      json('duties', { nullable: true }),
      text('previousTokenHash', 64, { nullable: true }),
      moment('previousUntil', { nullable: true }),
    ]);
    await runner.createIndex('api_keys', new TableIndex(PREVIOUS));
    await addColumns(runner, 'webhooks', [json('hotelIds', { nullable: true })]);
    await addColumns(runner, 'webhook_deliveries', [ref('hotelId', { nullable: true })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('api_keys', PREVIOUS.name);
    await dropColumns(runner, 'api_keys', ['hotelIds', 'duties', 'previousTokenHash', 'previousUntil']);
    await dropColumns(runner, 'webhooks', ['hotelIds']);
    await dropColumns(runner, 'webhook_deliveries', ['hotelId']);
  }
}
