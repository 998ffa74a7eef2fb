import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, ref } from './words';

/** A stay knows the stay in which its guests go on in another room. */
export class RoomMoves1764980000000 implements MigrationInterface {
  name = 'RoomMoves1764980000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'stays', [ref('nextStayId', { nullable: true })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'stays', ['nextStayId']);
  }
}
