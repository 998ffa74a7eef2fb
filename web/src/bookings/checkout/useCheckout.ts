import { useApolloClient } from '@apollo/client/react';
import { onErrorPage } from '../../apollo/failureLink';
import type { StayDates } from '../../../../schema/nights';
import { useCreateCheckoutMutation, type CreateCheckoutMutation } from './CreateCheckout.generated';
import { useSubmit, type RefusalOf } from './useSubmit';
import { writeQuoteToCache } from './writeQuoteToCache';

export type CheckoutRefusal = RefusalOf<CreateCheckoutMutation['createCheckout']>;

/** Book Now: holds the rooms at the price of a quote and leaves for the payment page. */
export function useCheckout(
  hotelId: string,
  stay: StayDates,
  roomNumberIds: readonly string[],
  goTo?: (url: string) => void,
) {
  const client = useApolloClient();
  const [createCheckout] = useCreateCheckoutMutation({ context: onErrorPage });
  const { submit, ...state } = useSubmit({
    choice: { stay, roomNumberIds },
    scope: hotelId,
    send: async (request) => {
      const { checkIn, checkOut } = request;
      const { data } = await createCheckout({
        variables: { input: { hotelId, ...request }, checkIn, checkOut },
      });
      return data?.createCheckout;
    },
    onNewQuote: (quote) => writeQuoteToCache(client.cache, hotelId, quote),
    onPageShow: () => void client.refetchQueries({ include: 'active' }),
    goTo,
  });
  return { book: submit, ...state };
}
