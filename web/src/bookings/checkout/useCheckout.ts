import { useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { StayDates } from '../../../../schema/nights';
import { usePageShow } from '../../ui/usePageShow';
import { idempotencyKeyFor, dropIdempotencyKey } from '../../apollo/idempotencyKey';
import { useCreateCheckoutMutation, type CreateCheckoutMutation } from './CreateCheckout.generated';
import { writeQuoteToCache } from './writeQuoteToCache';

type Answer = CreateCheckoutMutation['createCheckout'];
export type Refusal = Exclude<Answer, { __typename: 'Checkout' | 'CheckoutEnded' }>;

const goTo = (url: string) => window.location.assign(url);

/**
 * Book Now: holds the rooms at the price of a quote and leaves for the payment page. One request however often it
 * is pressed; a refusal is kept to be shown in place, and goes away when the rooms or dates change.
 */
export function useCheckout(
  hotelId: string,
  stay: StayDates,
  roomNumberIds: readonly string[],
  leave = goTo,
) {
  const client = useApolloClient();
  const [createCheckout] = useCreateCheckoutMutation({
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'myBookings' }),
  });
  const [phase, setPhase] = useState<'ready' | 'asking' | 'leaving'>('ready');
  const [refused, setRefused] = useState<{ refusal: Refusal; of: string }>();
  const busy = useRef(false);
  const of = [stay.checkIn, stay.checkOut, ...roomNumberIds].join(' ');

  usePageShow(() => {
    busy.current = false;
    setPhase('ready');
    void client.refetchQueries({ include: 'active' });
  });

  async function ask(quoteVersion: string | undefined, isFirst = true): Promise<Answer | undefined> {
    const idempotencyKey = idempotencyKeyFor(hotelId, [stay.checkIn, stay.checkOut, ...roomNumberIds]);
    const input = { hotelId, roomNumberIds: [...roomNumberIds], ...stay, idempotencyKey, quoteVersion };
    const { data } = await createCheckout({ variables: { input, ...stay } });
    const answer = data?.createCheckout;
    if (answer?.__typename !== 'Checkout') dropIdempotencyKey(hotelId);
    // The hold behind the key was released or ran out, here or in another tab: that is no reason to refuse.
    if (answer?.__typename === 'CheckoutEnded' && isFirst) return ask(quoteVersion, false);
    if (answer?.__typename === 'PriceChanged') writeQuoteToCache(client.cache, hotelId, answer.quote);
    return answer;
  }

  async function book(quoteVersion?: string) {
    if (busy.current) return;
    busy.current = true;
    setPhase('asking');
    setRefused(undefined);
    try {
      const answer = await ask(quoteVersion);
      if (answer?.__typename === 'Checkout') {
        setPhase('leaving');
        return leave(answer.url);
      }
      if (answer && answer.__typename !== 'CheckoutEnded') setRefused({ refusal: answer, of });
    } catch {
      // The link has shown what failed; the rooms stay chosen and the key stays the same for the next try.
    }
    busy.current = false;
    setPhase('ready');
  }

  return {
    book,
    phase,
    refusal: refused?.of === of ? refused.refusal : undefined,
    dismiss: () => setRefused(undefined),
  };
}
