import { failsOffline } from '../../apollo/reachabilityLink';
import { useOwnVotesQuery, type OwnVotesQueryVariables } from './OwnVotes.generated';

/** Asks for the guest's own votes and reports of a list of reviews. Shows nothing: the cards follow the cache. */
export function OwnVotes({ variables }: { variables: OwnVotesQueryVariables }) {
  useOwnVotesQuery({ variables, context: failsOffline });
  return null;
}
