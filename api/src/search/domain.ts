import type { Domain } from '../access/domain';
import { onNightsFreed } from '../rooms/nights/night.service';
import { forgetIndexChanges } from './index/changeFeed.service';
import { IndexChange } from './index/indexChange.entity';
import { IndexChangeSubscriber, noteFreedNights } from './index/indexChange.subscriber';
import { followChangeFeed, resyncSearchIndex } from './index/searchIndex.service';
import { PartyStayResolver, SearchResolver } from './search.resolver';

/** The index in memory by which hotels are found, and the feed that keeps it current. */
export const search: Domain = {
  entities: [IndexChange],
  subscribers: [IndexChangeSubscriber],
  resolvers: [SearchResolver, PartyStayResolver],
  jobs: {
    followChangeFeed: { every: 500, run: followChangeFeed },
    resyncSearchIndex: { every: 2000, run: resyncSearchIndex },
    forgetIndexChanges: { every: 3_600_000, run: forgetIndexChanges },
  },
  joinHooks() {
    onNightsFreed.join('search', noteFreedNights);
  },
};
