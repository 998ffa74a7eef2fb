import { useId, useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { useRefusal } from '../session/useRefusal';
import { Button } from '../kit/Button';
import { Dot } from '../kit/Dot';
import { clockTime, counted, spokenMoment } from '../kit/format';
import { ListRow } from '../kit/ListRow';
import { DeliveryDetails } from './DeliveryDetails';
import {
  useDeliveryRow_delivery,
  useResendDeliveryMutation,
  type DeliveryRow_DeliveryFragment,
} from './DeliveryRow.generated';
import { deliveryState } from './webhookWords';

interface Props {
  delivery: FragmentType<DeliveryRow_DeliveryFragment>;
  /** Whether the webhook is paused or not verified: then nothing is sent again. */
  isPaused: boolean;
}

/** One delivery: whether it arrived, how it was answered, and sending it again. */
export function DeliveryRow({ delivery, isPaused }: Props) {
  const data = useDeliveryRow_delivery(delivery);
  const [isOpen, setOpen] = useState(false);
  const [resend, { loading }] = useResendDeliveryMutation();
  const refusal = useRefusal();
  const id = useId();
  const { tone, word } = deliveryState(data);
  const when = spokenMoment(data.createdAt);
  const sendAgain = async () => {
    const call = resend({ variables: { input: { deliveryId: data.id } } });
    const answer = (await refusal.answerOf(call))?.resendWebhookDelivery;
    if (answer && answer.__typename !== 'WebhookDelivery') refusal.show(answer);
  };
  return (
    <ListRow
      state={<Dot tone={tone}>{word}</Dot>}
      title={<code>{data.event}</code>}
      note={[when, answerWord(data), ...attemptWords(data)].join(' · ')}
      actions={
        <>
          <Button
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`Details of ${data.event}, ${when}`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide' : 'Details'}
          </Button>
          <Button
            aria-label={`Send ${data.event}, ${when}, again`}
            disabled={isPaused}
            loading={loading}
            onClick={() => void sendAgain()}
          >
            Send again
          </Button>
        </>
      }
    >
      {refusal.notice}
      <div id={id}>{isOpen && <DeliveryDetails delivery={data} />}</div>
    </ListRow>
  );
}

const answerWord = ({ status, triedAt }: DeliveryRow_DeliveryFragment): string => {
  if (status !== null) return `answered ${status}`;
  return triedAt ? 'no answer' : 'not sent yet';
};

/** How often it was sent, where that was more than once or goes on. */
const attemptWords = ({ attempts, dueAt, triedAt }: DeliveryRow_DeliveryFragment): string[] => [
  ...(attempts > 1 ? [counted(attempts, 'attempt')] : []),
  ...(dueAt && triedAt && attempts > 0 ? [`next at ${clockTime(dueAt)}`] : []),
];
