import { useId, useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { fill } from '../../../schema/fill';
import { useRefusal } from '../session/useRefusal';
import { Button } from '../kit/Button';
import { Dot } from '../kit/Dot';
import { clockTime, spokenMoment } from '../kit/moments';
import { ListRow } from '../kit/ListRow';
import { DeliveryDetails } from './DeliveryDetails';
import {
  useDeliveryRow_delivery,
  useResendDeliveryMutation,
  type DeliveryRow_DeliveryFragment,
} from './DeliveryRow.generated';
import * as texts from './texts';
import { deliveryState } from './webhookWords';

interface Props {
  delivery: FragmentType<DeliveryRow_DeliveryFragment>;
  /** True if the webhook is paused or not verified, so that messages cannot be resent. */
  isPaused: boolean;
}

/** A delivery: its status, the response to it, and a button to resend it. */
export function DeliveryRow({ delivery, isPaused }: Props) {
  const data = useDeliveryRow_delivery(delivery);
  const [isOpen, setOpen] = useState(false);
  const [resend, { loading }] = useResendDeliveryMutation();
  const refusal = useRefusal();
  const id = useId();
  const { tone, word } = deliveryState(data);
  const time = spokenMoment(data.createdAt);
  const named = { event: data.event, time };
  const sendAgain = async () => {
    const call = resend({ variables: { input: { deliveryId: data.id } } });
    const answer = (await refusal.answerOf(call))?.resendWebhookDelivery;
    if (answer && answer.__typename !== 'WebhookDelivery') refusal.show(answer);
  };
  return (
    <ListRow
      state={<Dot tone={tone}>{word}</Dot>}
      title={<code>{data.event}</code>}
      note={[time, responseWords(data), ...attemptWords(data)].join(' · ')}
      actions={
        <>
          <Button
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={fill(isOpen ? texts.hideDelivery : texts.detailsOfDelivery, named)}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? texts.hide : texts.details}
          </Button>
          <Button
            aria-label={fill(texts.resendDelivery, named)}
            disabled={isPaused}
            loading={loading}
            onClick={() => void sendAgain()}
          >
            {texts.resend}
          </Button>
        </>
      }
    >
      {refusal.notice}
      <div id={id}>{isOpen && <DeliveryDetails delivery={data} />}</div>
    </ListRow>
  );
}

const responseWords = ({ status, triedAt }: DeliveryRow_DeliveryFragment): string => {
  if (status !== null) return fill(texts.httpStatus, { status });
  return triedAt ? texts.noResponse : texts.notSentYet;
};

/** The number of attempts if there were several, and the time of the next one if any. */
const attemptWords = ({ attempts, dueAt, triedAt }: DeliveryRow_DeliveryFragment): string[] => [
  ...(attempts > 1 ? [fill(texts.attempts, { count: attempts })] : []),
  ...(dueAt && triedAt && attempts > 0 ? [fill(texts.nextAttempt, { time: clockTime(dueAt) })] : []),
];
