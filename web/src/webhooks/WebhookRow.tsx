import type { FragmentType } from '@apollo/client';
import { fill } from '../../../schema/fill';
import { paths } from '../paths';
import cardLink from '../kit/cardLink.module.css';
import { Dot } from '../kit/Dot';
import { spokenDay } from '../kit/moments';
import { ListRow } from '../kit/ListRow';
import { TextLink } from '../kit/TextLink';
import { useWebhookRow_webhook, type WebhookRow_WebhookFragment } from './WebhookRow.generated';
import * as texts from './texts';
import { typesOf, webhookState } from './webhookWords';

/** A webhook in the list: its address, status and events. It links to the deliveries. */
export function WebhookRow({ webhook }: { webhook: FragmentType<WebhookRow_WebhookFragment> }) {
  const data = useWebhookRow_webhook(webhook);
  const { tone, word } = webhookState(data);
  return (
    <ListRow
      state={<Dot tone={tone}>{word}</Dot>}
      title={<TextLink to={paths.webhook(data.id)}>{data.url}</TextLink>}
      note={fill(texts.eventsAndAdded, { events: typesOf(data.events), date: spokenDay(data.createdAt) })}
      className={cardLink.card}
    />
  );
}
