import { createHash } from 'node:crypto';
import type { EntityMetadata } from 'typeorm';
import { repo } from '../../src/database/transaction';
import { User } from '../../src/users/user.entity';
import { whenIdle } from '../../src/core/runExclusive';

/** Tables that a person's own calls write, whatever hotel they work for. */
const OWN = new Set([
  'api_keys',
  'app_passwords',
  'chat_blocks',
  'chat_changes',
  'chat_invitations',
  'chat_members',
  'chat_messages',
  'chat_words',
  'chats',
  'contact_messages',
  'email_changes',
  'mails',
  'passkeys',
  'password_resets',
  'recovery_codes',
  'registrations',
  'revoked_keys',
  'saved_hotels',
  'saved_views',
  // an index of the words of the other tables
  'search_words',
  'second_factors',
  'sessions',
  'subscribers',
  'upload_grants',
  'uploads',
  'users',
  'watch_mails',
  'watches',
  'webhook_deliveries',
  'webhook_receivers',
  'webhooks',
]);

/** A digest of each table that belongs to hotels and their guests, by its name, once new events have their place in the log. */
export async function digestTables(): Promise<Record<string, string>> {
  await whenIdle();
  const { manager } = repo(User);
  const digests: Record<string, string> = {};
  for (const entity of manager.connection.entityMetadatas) {
    if (OWN.has(entity.tableName)) continue;
    digests[entity.tableName] = digestOf(await rowsOf(entity));
  }
  return digests;
}

const rowsOf = ({ target }: EntityMetadata): Promise<object[]> => repo(User).manager.find(target as never);

const digestOf = (rows: object[]): string =>
  createHash('sha256')
    .update(
      rows
        .map((row) => JSON.stringify(row))
        .sort()
        .join('\n'),
    )
    .digest('hex');
