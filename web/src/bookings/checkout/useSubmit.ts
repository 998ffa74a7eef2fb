import { useRef, useState } from 'react';
import type { StayDates } from '../../../../schema/nights';
import { dropIdempotencyKey, idempotencyKeyFor } from '../../apollo/idempotencyKey';
import { usePageShow } from '../../kit/usePageShow';
import type { ChosenExtra } from './chosenExtras';
import type { CreateCheckoutInput } from './CreateCheckout.generated';
import type { Quote_QuoteFragment } from './Quote.generated';
import { extrasInput } from './usePricedRooms';

/** The fields shared by the mutations that book or change: the payment page, or a quote if prices have changed. */
interface Answer {
  __typename: string;
  url?: string | null;
  /** The end of the hold if the payment page could not be opened yet. */
  heldUntil?: string | null;
  quote?: Quote_QuoteFragment;
}

const NOT_REFUSED = ['Checkout', 'ChangedBooking', 'CheckoutEnded'] as const;
export type RefusalOf<A extends Answer> = Exclude<A, { __typename: (typeof NOT_REFUSED)[number] }>;

export interface Choice {
  stay: StayDates;
  roomNumberIds: readonly string[];
  extras?: readonly ChosenExtra[];
  /** Who comes, and what the hotel is to know. */
  guests?: GuestsInput;
}

/** Who comes, as createCheckout takes it. */
export type GuestsInput = Pick<CreateCheckoutInput, 'party' | 'details' | 'bookAnyway'>;

interface Request extends StayDates, GuestsInput {
  roomNumberIds: string[];
  extras?: ChosenExtra[];
  idempotencyKey: string;
  quoteVersion?: string;
}

interface Options<A extends Answer> {
  choice: Choice;
  /** The hotel or booking that has one idempotency key at a time. */
  scope: string;
  /** One call of the mutation. */
  send: (request: Request) => Promise<A | undefined>;
  /** Called with the current quote if a price has changed since the one that was shown. */
  onNewQuote: (quote: Quote_QuoteFragment) => void;
  /** Called when the request is done and nothing has to be paid. */
  onDone?: () => void;
  /** Called when the browser restores this page from its cache. `wasBusy` is true if it was sending or opening the payment page. */
  onPageShow: (wasBusy: boolean) => void;
  goTo?: (url: string) => void;
}

const partsOf = ({ stay, roomNumberIds, extras = [], guests }: Choice): string[] => [
  stay.checkIn,
  stay.checkOut,
  ...roomNumberIds,
  ...extras.map(({ extraId, quantity }) => `${quantity}×${extraId}`),
  ...(guests ? [JSON.stringify([guests.party, guests.details])] : []),
];

/** What is still chosen after an answer: extras that its quote no longer has are dropped. */
const choiceAfter = ({ extras, ...choice }: Choice, { quote }: Answer): Choice => ({
  ...choice,
  ...(extras && {
    extras: quote
      ? extras.filter(({ extraId }) => quote.extras.some(({ extra }) => extra.id === extraId))
      : extras,
  }),
});

const openPage = (url: string) => window.location.assign(url);

/**
 * Sends a selection of rooms, dates and extras at the price of a quote, and opens the payment page if anything has to be paid.
 * Repeated presses send one request. A refusal stays until the selection changes.
 */
export function useSubmit<A extends Answer>(options: Options<A>) {
  const { choice, scope, send, onNewQuote, onDone, onPageShow, goTo = openPage } = options;
  const { stay, roomNumberIds, extras = [], guests } = choice;
  const [phase, setPhase] = useState<'ready' | 'sending' | 'leaving'>('ready');
  const [refused, setRefused] = useState<{ refusal: RefusalOf<A>; of: string }>();
  const isBusy = useRef(false);
  const parts = partsOf(choice);
  const of = parts.join(' ');

  usePageShow(() => {
    const wasBusy = isBusy.current;
    isBusy.current = false;
    setPhase('ready');
    onPageShow(wasBusy);
  });

  async function request(quoteVersion: string | undefined, isFirst = true): Promise<A | undefined> {
    const idempotencyKey = idempotencyKeyFor(scope, parts);
    const { checkIn, checkOut } = stay;
    const rooms = [...roomNumberIds];
    const what = { roomNumberIds: rooms, checkIn, checkOut, ...extrasInput(extras), ...guests };
    const answer = await send({ ...what, idempotencyKey, quoteVersion });
    if (!answer?.url && !answer?.heldUntil) dropIdempotencyKey(scope);
    // The hold of this key was released or has expired, here or in another tab. A new key is tried once.
    if (answer?.__typename === 'CheckoutEnded' && isFirst) return request(quoteVersion, false);
    if (answer?.quote) onNewQuote(answer.quote);
    return answer;
  }

  async function submit(quoteVersion?: string) {
    if (isBusy.current) return;
    isBusy.current = true;
    setPhase('sending');
    setRefused(undefined);
    // The link has reported a failed call. The selection and the key stay for the next try.
    const answer = await request(quoteVersion).catch(() => undefined);
    if (answer?.url) {
      setPhase('leaving');
      return goTo(answer.url);
    }
    isBusy.current = false;
    setPhase('ready');
    if (answer && isRefusal(answer))
      setRefused({ refusal: answer, of: partsOf(choiceAfter(choice, answer)).join(' ') });
    else if (answer && answer.__typename !== 'CheckoutEnded') onDone?.();
  }

  return {
    submit,
    phase,
    refusal: refused?.of === of ? refused.refusal : undefined,
    dismiss: () => setRefused(undefined),
  };
}

const isRefusal = <A extends Answer>(answer: A): answer is A & RefusalOf<A> =>
  !NOT_REFUSED.some((typename) => typename === answer.__typename);
