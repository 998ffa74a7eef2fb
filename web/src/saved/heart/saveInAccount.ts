import type { ApolloCache, ApolloClient } from '@apollo/client';
import { deviceHotels, type SavedHotel } from './deviceHotels';
import { SaveHotelDocument, SavedHotelsDocument, type SaveHotelMutation } from './SavedHotels.generated';

/** Saves hotels in the account or removes them; every heart shows it at once. Returns why it was refused, if it was. */
export async function saveInAccount(
  client: ApolloClient,
  hotels: readonly SavedHotel[],
  saved: boolean,
): Promise<string | undefined> {
  const items = hotels.map(({ hotelId, name }) => ({ __typename: 'SavedHotel' as const, hotelId, name }));
  const { data } = await client.mutate({
    mutation: SaveHotelDocument,
    variables: { input: { hotelIds: hotels.map(({ hotelId }) => hotelId), saved } },
    optimisticResponse: { saveHotel: { __typename: 'SavedHotels', items: saved ? items : [] } },
    update: (cache, { data: answer }) => write(cache, hotels, answer?.saveHotel),
  });
  const answer = data?.saveHotel;
  return answer && 'message' in answer ? answer.message : undefined;
}

/** Changes these hotels only, since the answer to an earlier change may come later. */
function write(
  cache: ApolloCache,
  hotels: readonly SavedHotel[],
  answer: SaveHotelMutation['saveHotel'] | undefined,
) {
  if (!answer || !('items' in answer)) return;
  const isOther = ({ hotelId }: SavedHotel) => !hotels.some((hotel) => hotel.hotelId === hotelId);
  const now = answer.items.filter((item) => !isOther(item));
  cache.updateQuery({ query: SavedHotelsDocument, overwrite: true }, (before) => ({
    savedHotels: [...now, ...(before?.savedHotels ?? []).filter(isOther)],
  }));
}

let joining: Promise<void> | undefined;

/**
 * Saves what was saved on this device in the account of the person who has signed in, and clears it here. What the
 * account has no room for stays here.
 */
export const joinDeviceHotels = (client: ApolloClient): Promise<void> =>
  (joining ??= join(client).finally(() => (joining = undefined)));

async function join(client: ApolloClient) {
  const hotels = deviceHotels.read();
  if (!hotels.length) return;
  await client.query({ query: SavedHotelsDocument });
  if (!(await saveInAccount(client, hotels, true))) deviceHotels.write([]);
}
