import type { FragmentType } from '@apollo/client';
import { Dot } from '../kit/Dot';
import { Facts } from '../kit/Facts';
import { spokenDay, spokenMoment } from '../kit/format';
import { Notice } from '../kit/Notice';
import { useIsPast } from '../kit/useIsPast';
import { useWebhookFacts_webhook, type WebhookFacts_WebhookFragment } from './WebhookFacts.generated';
import { typesOf, webhookState } from './webhookWords';
import styles from './WebhookFacts.module.css';

/** A webhook's state, what it tells of and how it signs. */
export function WebhookFacts({ webhook }: { webhook: FragmentType<WebhookFacts_WebhookFragment> }) {
  const data = useWebhookFacts_webhook(webhook);
  const { failingSince, disabledAt, previousSecretUntil } = data;
  const hasOneSecret = useIsPast(Date.parse(previousSecretUntil ?? data.createdAt));
  const { tone, word } = webhookState(data);
  return (
    <div className={styles.facts}>
      {disabledAt && (
        <Notice kind="info">
          Paused since {spokenMoment(disabledAt)}
          {failingSince && ', after attempts had failed'}. What happens meanwhile is not sent later.
          {failingSince && ' Once your program answers again, enable it and send again what it missed.'}
        </Notice>
      )}
      {failingSince && !disabledAt && (
        <Notice kind="error">
          Every attempt has failed since {spokenMoment(failingSince)}. After three days the webhook is paused.
        </Notice>
      )}
      <Facts
        facts={[
          [
            'State',
            <Dot key="state" tone={tone}>
              {word}
            </Dot>,
          ],
          ['Events', typesOf(data.events)],
          ['Added', spokenDay(data.createdAt)],
          ...(hasOneSecret
            ? []
            : [['Signed with', `both secrets until ${spokenMoment(previousSecretUntil!)}`] as const]),
        ]}
      />
    </div>
  );
}
