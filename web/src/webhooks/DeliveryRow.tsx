import { useId, useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRefusal } from '../session/useRefusal';
import { Dot } from '../kit/Dot';
import { clockTime, counted, spokenMoment } from '../kit/format';
import { DeliveryDetails } from './DeliveryDetails';
import {
  DeliveryRow_DeliveryFragmentDoc,
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
  const { data } = useSuspenseFragment({ fragment: DeliveryRow_DeliveryFragmentDoc, from: delivery });
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
    <Box component="li" sx={{ px: 2.5, py: 1.5 }}>
      <Box sx={rowStyle}>
        <Box sx={{ flex: '0 0 96px', fontWeight: 500 }}>
          <Dot tone={tone}>{word}</Dot>
        </Box>
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <Box component="code" sx={{ fontSize: 'var(--text-small)', overflowWrap: 'anywhere' }}>
            {data.event}
          </Box>
          <Box
            sx={{
              fontSize: 'var(--text-small)',
              color: 'text.secondary',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {[when, answerWord(data), ...attemptWords(data)].join(' · ')}
          </Box>
        </Box>
        <Box sx={{ display: 'flex', gap: 0.5, ml: { xs: -2, sm: 0 }, mr: { sm: -2 } }}>
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
        </Box>
      </Box>
      {refusal.notice}
      <Box id={id}>{isOpen && <DeliveryDetails delivery={data} />}</Box>
    </Box>
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

const rowStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 };
