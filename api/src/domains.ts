import { audit } from './access/audit/domain';
import { declareDomains } from './access/domain';
import { bookings } from './bookings/domain';
import { chats } from './chats/domain';
import type { DatabaseModel } from './database/connect';
import { files } from './files/domain';
import { settings } from './graphql/domain';
import { hotels } from './hotels/domain';
import { mails } from './mails/domain';
import { ops } from './ops/domain';
import { photos } from './photos/domain';
import { reviews } from './reviews/domain';
import { rooms } from './rooms/domain';
import { search } from './search/domain';
import { users } from './users/domain';
import { webhooks } from './webhooks/domain';

/** Every domain, in the order in which one builds on another; what joins a hook is called in this order. */
export const domains = declareDomains([
  audit,
  mails,
  users,
  hotels,
  rooms,
  search,
  photos,
  bookings,
  reviews,
  chats,
  webhooks,
  settings,
  files,
  ops,
]);

/** What the database is opened with. */
export const databaseModel: DatabaseModel = {
  entities: domains.flatMap(({ entities = [] }) => entities),
  subscribers: domains.flatMap(({ subscribers = [] }) => subscribers),
};
