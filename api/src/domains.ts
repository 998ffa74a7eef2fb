import { audit } from './access/audit/domain';
import { declareDomains } from './access/domain';
import { bookings } from './bookings/domain';
import { heldBookings } from './bookings/deadline/domain';
import { bookingExtras } from './bookings/extras/domain';
import { stayGuests } from './bookings/guests/domain';
import { disputes } from './bookings/dispute/domain';
import { housekeepingDesk } from './bookings/housekeeping/domain';
import { invoices } from './bookings/invoice/domain';
import { bookLists } from './bookings/lists/domain';
import { guestMessages } from './bookings/messages/domain';
import { companyAccounts } from './bookings/onAccount/domain';
import { onlinePayments } from './bookings/online/domain';
import { books } from './books/domain';
import { cardProvider } from './books/provider/domain';
import { calendars } from './calendars/domain';
import { channels } from './channels/domain';
import { chats } from './chats/domain';
import { contact } from './contact/domain';
import type { DatabaseModel } from './database/connect';
import { editors } from './editors/domain';
import { eventLog } from './eventLog/domain';
import { exchangeRates } from './exchangeRates/domain';
import { files } from './files/domain';
import { settings } from './graphql/domain';
import { hotels } from './hotels/domain';
import { teams } from './hotels/teams/domain';
import { mails } from './mails/domain';
import { ops } from './ops/domain';
import { photos } from './photos/domain';
import { reviews } from './reviews/domain';
import { rooms } from './rooms/domain';
import { housekeeping } from './rooms/housekeeping/domain';
import { sandbox } from './sandbox/domain';
import { saved } from './saved/domain';
import { search } from './search/domain';
import { users } from './users/domain';
import { watches } from './watches/domain';
import { webhooks } from './webhooks/domain';

/** Every domain, each after those that it builds on. Hooks call their listeners in this order. */
export const domains = declareDomains([
  audit,
  mails,
  exchangeRates,
  users,
  hotels,
  teams,
  rooms,
  housekeeping,
  search,
  saved,
  photos,
  bookings,
  stayGuests,
  housekeepingDesk,
  bookingExtras,
  disputes,
  invoices,
  bookLists,
  companyAccounts,
  onlinePayments,
  heldBookings,
  guestMessages,
  calendars,
  channels,
  watches,
  books,
  cardProvider,
  reviews,
  chats,
  contact,
  editors,
  eventLog,
  webhooks,
  sandbox,
  settings,
  files,
  ops,
]);

/** The entities and subscribers with which the database is opened. */
export const databaseModel: DatabaseModel = {
  entities: domains.flatMap(({ entities = [] }) => entities),
  subscribers: domains.flatMap(({ subscribers = [] }) => subscribers),
};
