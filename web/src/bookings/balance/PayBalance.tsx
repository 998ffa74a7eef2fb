import { useRef, useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { fill } from '../../../../schema/fill';
import { Button } from '../../kit/Button';
import { dollars } from '../../kit/format';
import { usePageShow } from '../../kit/usePageShow';
import { useRefusal } from '../../session/useRefusal';
import { ActionRow } from '../../kit/ActionRow';
import {
  OwedNowDocument,
  usePayBalance_booking,
  usePayBalanceMutation,
  type PayBalance_BookingFragment,
} from './PayBalance.generated';
import { heldMoment } from './heldUntil';
import * as texts from './texts';

interface Props {
  booking: FragmentType<PayBalance_BookingFragment>;
  /** Opens the payment page. */
  goTo?: (url: string) => void;
}

const openPage = (url: string) => window.location.assign(url);

/** The button with which guests pay what they owe, on the card provider's page. */
export function PayBalance({ booking, goTo = openPage }: Props) {
  const { id, owedCents, heldUntil } = usePayBalance_booking(booking);
  const client = useApolloClient();
  const [payBalance] = usePayBalanceMutation();
  const refusal = useRefusal();
  const isBusy = useRef(false);
  const [isLeaving, setLeaving] = useState(false);
  const setBusy = (busy: boolean) => {
    isBusy.current = busy;
    setLeaving(busy);
  };
  const refresh = () =>
    client.query({ query: OwedNowDocument, variables: { id }, fetchPolicy: 'network-only' });
  // People who come back may have paid.
  usePageShow(() => {
    setBusy(false);
    refresh().catch(() => undefined);
  });

  const pay = async () => {
    if (isBusy.current) return;
    setBusy(true);
    const variables = { input: { bookingId: id, expectedCents: owedCents } };
    const answer = (await refusal.answerOf(payBalance({ variables })))?.payBalance;
    if (answer?.__typename === 'BalancePage') return goTo(answer.url);
    if (answer) refusal.show(answer);
    if (answer?.__typename === 'BalanceRefused') await refresh().catch(() => undefined);
    setBusy(false);
  };
  return (
    <>
      <ActionRow
        about={
          heldUntil ? fill(texts.payNowToKeep, { moment: heldMoment(heldUntil) }) : texts.payNowOrAtHotel
        }
      >
        <Button variant="contained" loading={isLeaving} onClick={() => void pay()}>
          {fill(texts.payNow, { amount: dollars(owedCents) })}
        </Button>
      </ActionRow>
      {refusal.notice}
    </>
  );
}
