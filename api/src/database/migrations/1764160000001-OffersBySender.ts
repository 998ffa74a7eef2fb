import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { index } from './words';

const BY_SENDER = index('property_offers_sender', 'userId', 'sentAt', 'id');
const BY_USER = index('property_offers_user', 'userId');

/** Who offered properties reads them, newest first. */
export class OffersBySender1764160000001 implements MigrationInterface {
  name = 'OffersBySender1764160000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex('property_offers', new TableIndex(BY_SENDER));
    await runner.dropIndex('property_offers', BY_USER.name);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.createIndex('property_offers', new TableIndex(BY_USER));
    await runner.dropIndex('property_offers', BY_SENDER.name);
  }
}
