import type { Domain } from '../access/domain';
import { onNightsFreed } from '../rooms/nights/night.service';
import { purgeIndexChanges } from './index/changeFeed.service';
import { IndexChange } from './index/indexChange.entity';
import { IndexChangeSubscriber, noteFreedNights } from './index/indexChange.subscriber';
import { liveIndex } from './index/searchIndex.service';
import { DestinationsResolver } from './destinations.resolver';
import { PartyRoomsResolver, PartyStayResolver, SearchResolver } from './search.resolver';

/** Searches for hotels, the index in memory that answers them, and the feed that keeps the index current. */
export const search: Domain = {
  entities: [IndexChange],
  subscribers: [IndexChangeSubscriber],
  resolvers: [SearchResolver, DestinationsResolver, PartyStayResolver, PartyRoomsResolver],
  jobs: {
    followChangeFeed: { every: 500, run: () => liveIndex().followChangeFeed() },
    resyncSearchIndex: { every: 2000, run: () => liveIndex().resync() },
    saveSearchIndex: { every: 300_000, run: () => liveIndex().save() },
    purgeIndexChanges: { every: 3_600_000, run: purgeIndexChanges },
  },
  joinHooks() {
    onNightsFreed.join('search', noteFreedNights);
  },
};
