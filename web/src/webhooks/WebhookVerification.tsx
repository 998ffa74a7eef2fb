import type { FragmentType } from '@apollo/client';
import { paths } from '../paths';
import { useRefusal } from '../session/useRefusal';
import { Button } from '../kit/Button';
import { clockTime } from '../kit/format';
import { Notice } from '../kit/Notice';
import { TextLink } from '../kit/TextLink';
import {
  useSendWebhookChallengeMutation,
  useWebhookVerification_webhook,
  type WebhookVerification_WebhookFragment,
} from './WebhookVerification.generated';
import styles from './WebhookVerification.module.css';

/** Says of a webhook that is on why nothing is sent to it yet, and sends the challenge again; nothing once it is verified. */
export function WebhookVerification({
  webhook,
}: {
  webhook: FragmentType<WebhookVerification_WebhookFragment>;
}) {
  const data = useWebhookVerification_webhook(webhook);
  const [send, { loading }] = useSendWebhookChallengeMutation();
  const refusal = useRefusal();
  if (data.verificationState === 'VERIFIED') return null;
  const sendAgain = async () => {
    const call = send({ variables: { input: { webhookId: data.id } } });
    const answer = (await refusal.answerOf(call))?.sendWebhookChallenge;
    if (answer && answer.__typename !== 'Webhook') refusal.show(answer);
  };
  return (
    <div className={styles.verification}>
      <Notice kind="info">
        <strong>The address is not verified yet, so nothing is sent to it.</strong> Staybook posts a challenge
        to it, and your program answers with the challenge.{' '}
        <TextLink to={paths.developers('challenge')} isUnderlined>
          How to answer it
        </TextLink>
        <p className={styles.outcome}>{challengeWords(data)}</p>
      </Notice>
      {refusal.notice}
      <div>
        <Button variant="contained" loading={loading} onClick={() => void sendAgain()}>
          {data.challengeSentAt ? 'Send the challenge again' : 'Send the challenge'}
        </Button>
      </div>
    </div>
  );
}

function challengeWords({ challengeSentAt, challengeAnswer }: WebhookVerification_WebhookFragment): string {
  if (!challengeSentAt) return 'The challenge has not been sent yet.';
  const sent = `The challenge was sent at ${clockTime(challengeSentAt)}.`;
  return challengeAnswer
    ? `${sent} ${challengeAnswer} Check that it runs and has the secret, then send the challenge again.`
    : `${sent} Waiting for the answer.`;
}
