import { InMemoryCache, type FieldReadFunction } from '@apollo/client';
import { possibleTypes } from './possibleTypes.generated';

/** A detail that a list has loaded is read from the list's object, so that the page paints at once. */
const byId =
  (typename: string): FieldReadFunction =>
  (existing, { args, toReference }) =>
    existing === undefined ? toReference({ __typename: typename, id: args?.id }) : existing;

/** The few fields that need a policy. */
const typePolicies = {
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
  HotelTexts: { merge: true },
  RoomTypeTexts: { merge: true },
  StayPrice: { merge: true },
  PartyStay: { merge: true },
  Settings: { keyFields: [] },
};

/** The normalised cache with the possible types of unions and interfaces. */
export const makeCache = () => new InMemoryCache({ possibleTypes, typePolicies });

/** The same without possible types, which come with the code that asks the server: no answer is read before that. */
export const makeFirstCache = () => new InMemoryCache({ typePolicies });
