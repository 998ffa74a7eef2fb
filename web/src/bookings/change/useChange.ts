import { useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import type { StayDates } from '../../../../schema/nights';
import { paths } from '../../paths';
import { idempotencyKeyFor, dropIdempotencyKey } from '../../apollo/idempotencyKey';
import { writeQuoteToCache } from '../checkout/writeQuoteToCache';
import { usePageShow } from '../../ui/usePageShow';
import { useChangeBookingMutation, type ChangeBookingMutation } from './ChangeBooking.generated';

type Answer = ChangeBookingMutation['changeBooking'];
export type ChangeRefusal = Exclude<Answer, { __typename: 'ChangedBooking' | 'CheckoutEnded' }>;

interface Choice {
  bookingId: string;
  hotelId: string;
  stay: StayDates;
  roomNumberIds: readonly string[];
}

const goTo = (url: string) => window.location.assign(url);

/**
 * Changes a booking at the price of a quote: leaves for the payment page where something is to be paid, else goes
 * back to the booking and says `done`. A refusal is kept to be shown until the choice changes.
 */
export function useChange({ bookingId, hotelId, stay, roomNumberIds }: Choice, done: string, leave = goTo) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [changeBooking] = useChangeBookingMutation();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ refusal: ChangeRefusal; of: string }>();
  const busy = useRef(false);
  const of = [stay.checkIn, stay.checkOut, ...roomNumberIds].join(' ');
  const backToBooking = (notice?: string) =>
    navigate(paths.booking(bookingId), { state: notice && { notice }, replace: true });

  // back from the payment page without having paid: the booking shows the change that waits
  usePageShow(() => {
    if (isBusy) void backToBooking();
  });

  async function ask(quoteVersion: string, isFirst = true): Promise<Answer | undefined> {
    const idempotencyKey = idempotencyKeyFor(bookingId, [stay.checkIn, stay.checkOut, ...roomNumberIds]);
    const input = { bookingId, roomNumberIds: [...roomNumberIds], ...stay, idempotencyKey, quoteVersion };
    const { data } = await changeBooking({ variables: { input, ...stay } });
    const answer = data?.changeBooking;
    if (answer?.__typename !== 'ChangedBooking' || !answer.url) dropIdempotencyKey(bookingId);
    // The change behind the key was given up or ran out: that is no reason to refuse.
    if (answer?.__typename === 'CheckoutEnded' && isFirst) return ask(quoteVersion, false);
    if (answer?.__typename === 'PriceChanged') writeQuoteToCache(client.cache, hotelId, answer.quote);
    return answer;
  }

  async function change(quoteVersion: string) {
    if (busy.current) return;
    busy.current = true;
    setBusy(true);
    setRefused(undefined);
    // a call that failed has been reported by the link; the choice stays for the next try
    const answer = await ask(quoteVersion).catch(() => undefined);
    busy.current = false;
    if (answer?.__typename === 'ChangedBooking' && answer.url) return leave(answer.url);
    setBusy(false);
    if (answer?.__typename === 'ChangedBooking') return backToBooking(done);
    if (answer && answer.__typename !== 'CheckoutEnded') setRefused({ refusal: answer, of });
  }

  return {
    change,
    isBusy,
    refusal: refused?.of === of ? refused.refusal : undefined,
    dismiss: () => setRefused(undefined),
  };
}
