import { InMemoryCache, type FieldReadFunction } from '@apollo/client';
import { possibleTypes } from './possibleTypes.generated';

/** A detail that a list has already brought is read from the list's object: the page paints at once. */
const byId =
  (typename: string): FieldReadFunction =>
  (existing, { args, toReference }) =>
    existing === undefined ? toReference({ __typename: typename, id: args?.id }) : existing;

/** The one normalised cache: which types a union or Problem may be, and the few fields that need a rule. */
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
      // asked for in parts: one answer adds to what another has brought
      BookingAbilities: { merge: true },
      StayPrice: { merge: true },
      Settings: { keyFields: [] },
    },
  });
