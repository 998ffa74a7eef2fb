import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, foreignKey, id, index, json, moment, ref, unique } from './words';

/** The teams of hotels. */
export class HotelTeams1766090000000 implements MigrationInterface {
  name = 'HotelTeams1766090000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'hotel_team_members', {
      columns: [id(), ref('hotelId'), ref('userId'), json('duties'), moment('joinedAt')],
      indices: [
        unique('hotel_team_members_hotel', 'hotelId', 'userId'),
        index('hotel_team_members_user', 'userId'),
      ],
      foreignKeys: [
        foreignKey('team_of_hotel', 'hotelId', 'hotels', 'CASCADE'),
        foreignKey('teams_of_user', 'userId', 'users', 'CASCADE'),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('hotel_team_members');
  }
}
