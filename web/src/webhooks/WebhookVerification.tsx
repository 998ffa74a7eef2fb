import type { FragmentType } from '@apollo/client';
import { fill } from '../../../schema/fill';
import { paths } from '../paths';
import { useRefusal } from '../session/useRefusal';
import { Button } from '../kit/Button';
import { clockTime } from '../kit/moments';
import { Notice } from '../kit/Notice';
import { richText } from '../kit/richText';
import { TextLink } from '../kit/TextLink';
import * as texts from './texts';
import {
  useSendWebhookChallengeMutation,
  useWebhookVerification_webhook,
  type WebhookVerification_WebhookFragment,
} from './WebhookVerification.generated';
import styles from './WebhookVerification.module.css';

/** Explains why an unverified webhook gets no messages, and resends the challenge. */
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
        {richText(texts.addressNotVerified, {
          b: (words) => <strong>{words}</strong>,
          link: (words) => (
            <TextLink to={paths.developers('challenge')} isUnderlined>
              {words}
            </TextLink>
          ),
        })}
        <p className={styles.outcome}>{challengeWords(data)}</p>
      </Notice>
      {refusal.notice}
      <div>
        <Button variant="contained" loading={loading} onClick={() => void sendAgain()}>
          {data.challengeSentAt ? texts.resendChallenge : texts.sendChallenge}
        </Button>
      </div>
    </div>
  );
}

function challengeWords({ challengeSentAt, challengeAnswer }: WebhookVerification_WebhookFragment): string {
  if (!challengeSentAt) return texts.challengeNotSent;
  const time = clockTime(challengeSentAt);
  return challengeAnswer
    ? fill(texts.challengeFailed, { time, problem: challengeAnswer })
    : fill(texts.challengeWaiting, { time });
}
