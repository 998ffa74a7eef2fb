import type { ApolloCache } from '@apollo/client';
import { averageCents } from '../../../../schema/prices';
import { RoomPrice_RoomTypeFragmentDoc } from '../../rooms/RoomPrice.generated';
import { QuoteDocument, type Quote_QuoteFragment } from './Quote.generated';
import { quoteInput } from './usePricedRooms';

/** Replaces the shown quote by a newer one, and the prices on the room cards by its own. */
export function writeQuoteToCache(cache: ApolloCache, hotelId: string, quote: Quote_QuoteFragment): void {
  const rooms = quote.stays.map(({ roomNumber }) => roomNumber.id);
  const { checkIn, checkOut } = quote;
  cache.batch({
    update() {
      const variables = { input: quoteInput(hotelId, quote, rooms) };
      cache.writeQuery({ query: QuoteDocument, variables, data: { quote } });
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
