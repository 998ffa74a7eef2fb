import type { FragmentType } from '@apollo/client';
import { fill } from '../../../schema/fill';
import { Dot } from '../kit/Dot';
import { Facts } from '../kit/Facts';
import { spokenDay, spokenMoment } from '../kit/moments';
import { Notice } from '../kit/Notice';
import { useIsPast } from '../kit/useIsPast';
import { hotels } from '../users/limits/texts';
import { useWebhookFacts_webhook, type WebhookFacts_WebhookFragment } from './WebhookFacts.generated';
import * as texts from './texts';
import { typesOf, webhookState } from './webhookWords';
import styles from './WebhookFacts.module.css';

/** The status, events and signature of a webhook. */
export function WebhookFacts({ webhook }: { webhook: FragmentType<WebhookFacts_WebhookFragment> }) {
  const data = useWebhookFacts_webhook(webhook);
  const { failingSince, disabledAt, previousSecretUntil } = data;
  const hasOneSecret = useIsPast(Date.parse(previousSecretUntil ?? data.createdAt));
  const { tone, word } = webhookState(data);
  return (
    <div className={styles.facts}>
      {disabledAt && (
        <Notice kind="info">
          {fill(failingSince ? texts.pausedAfterFailures : texts.pausedSince, {
            time: spokenMoment(disabledAt),
          })}
        </Notice>
      )}
      {failingSince && !disabledAt && (
        <Notice kind="error">{fill(texts.failingSince, { time: spokenMoment(failingSince) })}</Notice>
      )}
      <Facts
        facts={[
          [
            texts.status,
            <Dot key="status" tone={tone}>
              {word}
            </Dot>,
          ],
          [texts.events, typesOf(data.events)],
          ...(data.hotels ? [[hotels, data.hotels.map(({ name }) => name).join(', ')] as const] : []),
          [texts.added, spokenDay(data.createdAt)],
          ...(hasOneSecret
            ? []
            : [
                [
                  texts.signedWith,
                  fill(texts.bothSecretsUntil, { time: spokenMoment(previousSecretUntil!) }),
                ] as const,
              ]),
        ]}
      />
    </div>
  );
}
