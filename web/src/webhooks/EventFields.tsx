import { useViewer } from '../session/SessionProvider';
import { CheckField } from '../kit/Field';
import { FieldSet } from '../kit/FieldSet';
import type { WebhookEventType } from './AddWebhookDialog.generated';
import { EVENTS } from './webhookWords';

interface Props {
  chosen: readonly WebhookEventType[];
  onChange: (chosen: readonly WebhookEventType[]) => void;
}

/** Which events a webhook tells of: one at least. */
export function EventFields({ chosen, onChange }: Props) {
  const isAdmin = useViewer()?.role === 'ADMIN';
  return (
    <FieldSet label="Events" error={chosen.length ? undefined : 'Choose at least one event.'}>
      {EVENTS.map(({ event, type, hint, staffHint = hint }) => (
        <CheckField
          key={event}
          label={type}
          hint={isAdmin ? staffHint : hint}
          checked={chosen.includes(event)}
          onChange={(isChosen) =>
            onChange(isChosen ? [...chosen, event] : chosen.filter((one) => one !== event))
          }
        />
      ))}
    </FieldSet>
  );
}
