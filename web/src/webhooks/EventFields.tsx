import { useViewer } from '../session/SessionProvider';
import { CheckField } from '../kit/Field';
import { FieldSet } from '../kit/FieldSet';
import type { WebhookEventType } from './AddWebhookDialog.generated';
import * as texts from './texts';
import { EVENTS } from './webhookWords';

interface Props {
  selected: readonly WebhookEventType[];
  onChange: (selected: readonly WebhookEventType[]) => void;
}

/** The events of a webhook, at least one. */
export function EventFields({ selected, onChange }: Props) {
  const isAdmin = useViewer()?.role === 'ADMIN';
  return (
    <FieldSet label={texts.events} error={selected.length ? undefined : texts.noEventSelected}>
      {EVENTS.map(({ event, type, hint, staffHint = hint }) => (
        <CheckField
          key={event}
          label={type}
          hint={isAdmin ? staffHint : hint}
          checked={selected.includes(event)}
          onChange={(isSelected) =>
            onChange(isSelected ? [...selected, event] : selected.filter((one) => one !== event))
          }
        />
      ))}
    </FieldSet>
  );
}
