import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumns,
  createTable,
  dropColumns,
  flag,
  foreignKey,
  id,
  index,
  json,
  moment,
  ref,
  text,
  unique,
} from './words';

/** Invitations to the teams of hotels, and hotels that are not open for booking yet. */
export class TeamInvitations1766093000000 implements MigrationInterface {
  name = 'TeamInvitations1766093000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'hotel_team_invitations', {
      columns: [
        id(),
        ref('hotelId'),
        text('email', 254),
        text('emailKey', 254),
        json('duties'),
        text('tokenHash', 64),
        ref('invitedById'),
        moment('invitedAt'),
        moment('expiresAt'),
        ref('acceptedById', { nullable: true }),
      ],
      indices: [
        unique('hotel_team_invitations_hotel', 'hotelId', 'emailKey'),
        unique('hotel_team_invitations_token', 'tokenHash'),
        index('hotel_team_invitations_email', 'emailKey'),
        index('hotel_team_invitations_expiresAt', 'expiresAt'),
      ],
      foreignKeys: [foreignKey('team_invitations_of_hotel', 'hotelId', 'hotels', 'CASCADE')],
    });
    await addColumns(runner, 'hotels', [flag('openForBooking', { default: 1 })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'hotels', ['openForBooking']);
    await runner.dropTable('hotel_team_invitations');
  }
}
