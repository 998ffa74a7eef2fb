import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, text } from './words';

/** Payment links know the request that made them, so that repeating it makes no other one. */
export class PaymentLinkKeys1765400000000 implements MigrationInterface {
  name = 'PaymentLinkKeys1765400000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'payment_links', [text('requestKey', 100, { nullable: true })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'payment_links', ['requestKey']);
  }
}
