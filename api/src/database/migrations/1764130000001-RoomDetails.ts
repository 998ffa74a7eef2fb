import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, count, dropColumns, text } from './words';

/** What tells one room number of a type from another. */
export class RoomDetails1764130000001 implements MigrationInterface {
  name = 'RoomDetails1764130000001';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'room_numbers', [
      count('floor', { nullable: true }),
      text('view', 60, { nullable: true }),
      text('beds', 60, { nullable: true }),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'room_numbers', ['floor', 'view', 'beds']);
  }
}
