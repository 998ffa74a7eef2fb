import { InMemoryCache, type FieldReadFunction } from '@apollo/client';
import { possibleTypes } from './possibleTypes.generated';

/** A detail that a list has loaded is read from the list's object, so that the page paints at once. */
const byId =
  (typename: string): FieldReadFunction =>
  (existing, { args, toReference }) =>
    existing === undefined ? toReference({ __typename: typename, id: args?.id }) : existing;

/** The normalised cache: the possible types of unions and interfaces, and the few fields that need a policy. */
export const makeCache = () =>
  new InMemoryCache({
    possibleTypes,
    typePolicies: {
      Query: {
        fields: {
          hotel: { read: byId('Hotel') },
          roomType: { read: byId('RoomType') },
          booking: { read: byId('Booking') },
          review: { read: byId('Review') },
        },
      },
      // queried in parts: one answer adds to another
      BookingAbilities: { merge: true },
      ReviewAbilities: { merge: true },
      StayPrice: { merge: true },
      Settings: { keyFields: [] },
    },
  });
