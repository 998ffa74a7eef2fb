import { useState } from 'react';
import type { Reference } from '@apollo/client';
import { apiKeyNameProblem } from '../../../schema/textRules';
import { useViewer } from '../session/SessionProvider';
import { useRefusal } from '../session/useRefusal';
import { Button } from '../kit/Button';
import { CheckField, Field, SelectInput } from '../kit/Field';
import { FieldSet } from '../kit/FieldSet';
import { TextField } from '../kit/TextField';
import { useForm } from '../kit/useForm';
import { useCreateApiKeyMutation, type ApiScope } from './ApiKeysPage.generated';
import { CurrentPasswordField, currentPasswordRule } from './CurrentPasswordField';
import { LIFETIMES, SCOPES, endAfter } from './apiKeyWords';
import styles from './ApiKeyForm.module.css';

interface Props {
  onMade: (made: { name: string; secret: string }) => void;
}

const rules = { name: apiKeyNameProblem, currentPassword: currentPasswordRule };

/** Makes a key: its name, what it may do, how long. */
export function ApiKeyForm({ onMade }: Props) {
  const viewer = useViewer();
  const [create] = useCreateApiKeyMutation({
    update: (cache, { data }) => {
      const made = data?.createApiKey;
      if (made?.__typename !== 'NewApiKey') return;
      const id = cache.identify({ __typename: 'ApiKey', id: made.key.id });
      cache.modify<{ myApiKeys: readonly Reference[] }>({
        fields: { myApiKeys: (keys) => [{ __ref: id! }, ...(keys as readonly Reference[])] },
      });
    },
  });
  const { bind, submit, clear, isSending } = useForm(rules);
  const [scopes, setScopes] = useState<readonly ApiScope[]>(['READ']);
  const [days, setDays] = useState(90);
  const refusal = useRefusal();
  const offered = SCOPES.filter(({ scope }) => scope !== 'STAFF' || viewer?.role === 'ADMIN');
  const choose = (scope: ApiScope, isChosen: boolean) =>
    setScopes(isChosen ? [...scopes, scope] : scopes.filter((one) => one !== scope));

  const send = submit(async ({ name, currentPassword }, refuse) => {
    const input = {
      name: name.trim(),
      scopes: [...scopes],
      expiresAt: endAfter(days),
      currentPassword: currentPassword || undefined,
    };
    const answer = (await refusal.answerOf(create({ variables: { input } })))?.createApiKey;
    if (answer?.__typename === 'WrongPassword') refuse('currentPassword', answer.message);
    else if (answer?.__typename === 'NewApiKey') {
      clear('name', 'currentPassword');
      setScopes(['READ']);
      onMade({ name: answer.key.name, secret: answer.secret });
    } else if (answer) refusal.show(answer);
  });

  return (
    <form noValidate onSubmit={send} className={styles.form}>
      {refusal.notice}
      <TextField label="Name" hint="What the program is, such as Calendar." field={bind('name')} required />
      <FieldSet label="What it may do">
        {offered.map(({ scope, label, hint }) => (
          <CheckField
            key={scope}
            label={label}
            hint={scope === 'READ' ? `${hint} Every key reads.` : hint}
            checked={scopes.includes(scope)}
            onChange={(isChosen) => scope !== 'READ' && choose(scope, isChosen)}
          />
        ))}
      </FieldSet>
      <Field label="Ends after">
        {(aria) => (
          <SelectInput {...aria} value={days} onChange={(event) => setDays(Number(event.target.value))}>
            {LIFETIMES.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <CurrentPasswordField field={bind('currentPassword')} />
      <Button type="submit" variant="contained" loading={isSending} disabled={refusal.isWaiting}>
        Make the key
      </Button>
    </form>
  );
}
