import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { StayDates } from '../../../schema/nights';
import { useNightsChangedSubscription, type NightsChangedSubscription } from './NightsChanged.generated';
import { ShownNights_RoomNumberFragmentDoc } from './ShownNights.generated';

type NightChange = NightsChangedSubscription['nightsChanged'][number];

/** Keeps the open page current while others book and cancel. */
export function useNightsChanged(hotelId: string, stay: StayDates): void {
  const { cache } = useApolloClient();
  useNightsChangedSubscription({
    variables: { hotelId },
    ignoreResults: true,
    onData: ({ data }) => writeNightChanges(cache, data.data?.nightsChanged ?? [], stay),
  });
}

/**
 * Writes nights that were taken or freed into the room numbers shown for `stay`. A room number is available
 * when none of its nights in [checkIn, checkOut) is taken; changes outside the stay, and of rooms that no
 * screen has loaded, do not touch the cache.
 */
export function writeNightChanges(
  cache: ApolloCache,
  changes: readonly NightChange[],
  stay: StayDates,
): void {
  const variables = { checkIn: stay.checkIn, checkOut: stay.checkOut };
  cache.batch({
    update() {
      for (const { roomNumber, night, available } of changes) {
        if (night < stay.checkIn || night >= stay.checkOut) continue;
        const id = cache.identify({ __typename: 'RoomNumber', id: roomNumber.id });
        cache.updateFragment({ id, fragment: ShownNights_RoomNumberFragmentDoc, variables }, (shown) => {
          if (!shown) return undefined;
          const others = shown.unavailableNights.filter((taken) => taken !== night);
          const unavailableNights = available ? others : [...others, night].sort();
          return { ...shown, unavailableNights, available: unavailableNights.length === 0 };
        });
      }
    },
  });
}
