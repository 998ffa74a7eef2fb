import { useApolloClient } from '@apollo/client/react';
import type { StayDates } from '../../../schema/nights';
import { useNightsChangedSubscription } from './NightsChanged.generated';
import { writeNightChanges } from './writeNightChanges';

/** Keeps the open page true while others book and cancel. */
export function useNightsChanged(hotelId: string, stay: StayDates): void {
  const { cache } = useApolloClient();
  useNightsChangedSubscription({
    variables: { hotelId },
    ignoreResults: true,
    onData: ({ data }) => writeNightChanges(cache, data.data?.nightsChanged ?? [], stay),
  });
}
