import type { Domain } from '../access/domain';
import type { PermissionTable } from '../access/policy';
import { AVAILABILITY, BOOKINGS, CONTENT, HOTEL, READ, signedIn } from '../access/rules';
import { onBookingMoved } from '../bookings/history.service';
import { onReviewCreated } from '../reviews/createReview.service';
import { onNightsChanged } from '../rooms/nights/night.service';
import { onCatalogueWritten } from '../search/index/indexChange.subscriber';
import { onAccountDeleted } from '../users/accountDeletion.service';
import { EventCounter } from './eventCounter.entity';
import { EventResolver } from './event.resolver';
import { tellFollowers } from './followEvents.service';
import { LoggedEvent } from './loggedEvent.entity';
import { numberSoon } from './numberEvents.service';
import { recordHotels } from './recordHotels.service';
import { gatherNights, recordReview, recordStep } from './recordEvent.service';
import { forgetPerson, purgeEvents } from './storedEvents.service';

const permissions = {
  'event:read': [signedIn, [AVAILABILITY, BOOKINGS, CONTENT, HOTEL, READ]],
} as const satisfies PermissionTable;

declare module '../access/policy' {
  interface Permissions extends Declared<typeof permissions> {}
}

/** The log of what happened to bookings, nights, reviews and hotels, which programs follow without missing anything. */
export const eventLog: Domain = {
  entities: [LoggedEvent, EventCounter],
  resolvers: [EventResolver],
  permissions,
  jobs: {
    numberEvents: { every: 2000, run: numberSoon },
    tellFollowers: { every: 10_000, run: tellFollowers },
    purgeEvents: { every: 3_600_000, run: purgeEvents },
  },
  joinHooks() {
    onBookingMoved.join('eventLog', recordStep);
    onReviewCreated.join('eventLog', recordReview);
    onNightsChanged.join('eventLog', gatherNights);
    onCatalogueWritten.join('eventLog', recordHotels);
    onAccountDeleted.join('eventLog', forgetPerson);
  },
};
