import { useApolloClient } from '@apollo/client/react';
import { onErrorPage } from '../../apollo/failureLink';
import { inMyLanguage } from '../../kit/written';
import { useCreateCheckoutMutation, type CreateCheckoutMutation } from './CreateCheckout.generated';
import { useSubmit, type Choice, type RefusalOf } from './useSubmit';
import { writeQuoteToCache } from './writeQuoteToCache';

export type CheckoutRefusal = RefusalOf<CreateCheckoutMutation['createCheckout']>;

/** Book Now: holds the rooms and extras at the price of a quote and leaves for the payment page. */
export function useCheckout(hotelId: string, choice: Choice, goTo?: (url: string) => void) {
  const client = useApolloClient();
  const [createCheckout] = useCreateCheckoutMutation({ context: onErrorPage });
  const { submit, ...state } = useSubmit({
    choice,
    scope: hotelId,
    send: async (request) => {
      const { checkIn, checkOut } = request;
      const { data } = await createCheckout({
        variables: { input: { hotelId, ...request }, checkIn, checkOut, ...inMyLanguage() },
      });
      return data?.createCheckout;
    },
    onNewQuote: (quote) => writeQuoteToCache(client.cache, hotelId, quote, choice.extras ?? []),
    onPageShow: () => void client.refetchQueries({ include: 'active' }),
    goTo,
  });
  return { book: submit, ...state };
}
