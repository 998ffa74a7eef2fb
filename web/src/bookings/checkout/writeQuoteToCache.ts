import type { ApolloCache, Reference } from '@apollo/client';
import { averageCents } from '../../../../schema/prices';
import { RoomPrice_RoomTypeFragmentDoc } from '../../rooms/RoomPrice.generated';
import { QuoteDocument, type Quote_QuoteFragment } from './Quote.generated';
import type { ChosenExtra } from './chosenExtras';
import { quoteInput } from './usePricedRooms';

/**
 * Replaces the shown quote by a newer one, and the prices on the room cards by its own. Extras that were asked for and are not
 * in it are no longer sold: they leave the price list.
 */
export function writeQuoteToCache(
  cache: ApolloCache,
  hotelId: string,
  quote: Quote_QuoteFragment,
  asked: readonly ChosenExtra[],
): void {
  const rooms = quote.stays.map(({ roomNumber }) => roomNumber.id);
  const { checkIn, checkOut } = quote;
  const extras = quote.extras.map(({ extra, quantity }) => ({ extraId: extra.id, quantity }));
  const gone = asked.filter(({ extraId }) => extras.every((sold) => sold.extraId !== extraId));
  cache.batch({
    update() {
      const variables = { input: quoteInput(hotelId, quote, rooms, extras) };
      cache.writeQuery({ query: QuoteDocument, variables, data: { quote } });
      if (gone.length > 0) dropExtras(cache, hotelId, new Set(gone.map(({ extraId }) => extraId)));
      for (const { roomType, nightPrices, totalCents } of quote.stays) {
        const id = cache.identify(roomType);
        const pricePerNightCents = averageCents([...nightPrices]);
        cache.updateFragment(
          { id, fragment: RoomPrice_RoomTypeFragmentDoc, variables: { checkIn, checkOut } },
          (shown) =>
            shown?.stayPrice && {
              ...shown,
              stayPrice: { ...shown.stayPrice, totalCents, pricePerNightCents, nightPrices },
            },
        );
      }
    },
  });
}

function dropExtras(cache: ApolloCache, hotelId: string, gone: ReadonlySet<string>): void {
  cache.modify<{ extras: readonly Reference[] }>({
    id: cache.identify({ __typename: 'Hotel', id: hotelId }),
    fields: {
      extras: (listed, { readField }) => listed.filter((extra) => !gone.has(String(readField('id', extra)))),
    },
  });
}
