import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { fill } from '../../../../schema/fill';
import { onErrorPage } from '../../apollo/failureLink';
import { About } from '../../kit/About';
import { Button, ButtonLink } from '../../kit/Button';
import { oneOf } from '../../kit/address';
import { dollars, spokenStay } from '../../kit/format';
import { spokenMoment } from '../../kit/moments';
import { LoadingPage } from '../../kit/LoadingPage';
import { NoticePage } from '../../kit/NoticePage';
import { useAddress } from '../../kit/useAddress';
import { useIsPast } from '../../kit/useIsPast';
import { usePageShow } from '../../kit/usePageShow';
import { usePolling } from '../../kit/usePolling';
import { paths } from '../../paths';
import { useRefusal } from '../../session/useRefusal';
import {
  usePayByLinkMutation,
  usePaymentLinkQuery,
  type PaymentLinkQuery,
} from './PaymentLinkPage.generated';
import { WaitingForPayment } from './WaitingForPayment';
import * as texts from './texts';

/** Seconds between requests after the payment page. */
const POLLING_PAUSES = [1.5];
/** Milliseconds until the page stops waiting for the payment. */
const MAX_WAIT_MS = 30_000;
/** `paid` after the payment page. */
const PARAMS = { paid: oneOf(['yes']) };

type Request = NonNullable<PaymentLinkQuery['paymentRequest']>;
type OpenRequest = Request & { hotelName: string; checkIn: string; checkOut: string };

const isShown = (request: Request): request is OpenRequest => request.hotelName !== null;

const openPage = (url: string) => window.location.assign(url);

/** The page of a payment link: what is paid, and the way to the card provider's page. Nobody has to sign in. */
export function PaymentLinkPage({ goTo = openPage }: { goTo?: (url: string) => void }) {
  const { token = '' } = useParams();
  const [{ paid }] = useAddress(PARAMS);
  const [openedAt] = useState(() => Date.now());
  const isLate = useIsPast(openedAt + MAX_WAIT_MS);
  const { data, refetch } = usePaymentLinkQuery({
    variables: { token },
    fetchPolicy: 'network-only',
    context: onErrorPage,
  });
  const request = data?.paymentRequest;
  const isPending = paid !== undefined && request != null && request.state !== 'PAID';
  const isWaiting = isPending && !isLate;
  usePolling(refetch, isWaiting ? POLLING_PAUSES : undefined);
  if (!data) return <LoadingPage />;
  if (isWaiting) return <WaitingForPayment />;
  if (request?.state === 'OPEN' && isShown(request))
    return (
      <ToPay
        token={token}
        request={request}
        isPending={isPending}
        goTo={goTo}
        refresh={() => void refetch().catch(() => undefined)}
      />
    );
  const { title, words } = describe(request);
  return (
    <NoticePage
      title={title}
      isGood={request?.state === 'PAID'}
      actions={
        <ButtonLink to={paths.home()} variant="outlined">
          {texts.goToHome}
        </ButtonLink>
      }
    >
      {isPending ? texts.paidAndPending : words}
    </NoticePage>
  );
}

interface Props {
  token: string;
  request: OpenRequest;
  /** Whether the visitor comes from the payment page, and the payment has not arrived. */
  isPending: boolean;
  goTo: (url: string) => void;
  refresh: () => void;
}

function ToPay({ token, request, isPending, goTo, refresh }: Props) {
  const { hotelName: hotel, checkIn, checkOut, cents, restCents, expiresAt } = request;
  const [pay] = usePayByLinkMutation();
  const [isLeaving, setLeaving] = useState(false);
  const refusal = useRefusal();
  usePageShow(() => {
    setLeaving(false);
    refresh();
  });
  const send = async () => {
    setLeaving(true);
    const variables = { input: { token, expectedCents: cents } };
    const answer = (await refusal.answerOf(pay({ variables })))?.payByLink;
    if (answer?.__typename === 'LinkedPage') return goTo(answer.url);
    setLeaving(false);
    if (answer) refusal.show(answer);
    if (answer?.__typename === 'BalanceRefused' || answer?.__typename === 'LinkExpired') refresh();
  };
  return (
    <NoticePage
      title={fill(texts.payAtHotel, { amount: dollars(cents), hotel })}
      actions={
        <Button
          variant="contained"
          loading={isLeaving}
          disabled={refusal.isWaiting}
          onClick={() => void send()}
        >
          {fill(texts.payByCard, { amount: dollars(cents) })}
        </Button>
      }
    >
      {refusal.notice}
      {isPending ? `${texts.linkPending} ` : ''}
      {fill(texts.payForStay, { hotel, stay: spokenStay(checkIn, checkOut) })}{' '}
      {restCents > 0 && `${fill(texts.restIsOwed, { amount: dollars(restCents) })} `}
      {expiresAt && fill(texts.linkWorksUntil, { moment: spokenMoment(expiresAt) })}
      <About cents={cents} isBelow />
    </NoticePage>
  );
}

/** What became of a link that cannot be paid. */
function describe(request: Request | null | undefined): { title: string; words: string } {
  if (request?.state === 'PAID') {
    const { cents, refundedCents } = request;
    const words = [
      isShown(request) ? fill(texts.linkPaid, { amount: dollars(cents), hotel: request.hotelName }) : '',
      refundedCents > 0 ? fill(texts.partGoesBack, { amount: dollars(refundedCents) }) : '',
    ];
    return { title: texts.paymentReceivedTitle, words: words.filter(Boolean).join(' ') };
  }
  if (request?.state === 'NOTHING_OWED') return { title: texts.nothingOwedTitle, words: texts.nothingOwed };
  if (request?.state === 'CANCELLED')
    return { title: texts.bookingCancelledTitle, words: texts.linkCancelled };
  return { title: texts.linkEndedTitle, words: texts.linkEnded };
}
