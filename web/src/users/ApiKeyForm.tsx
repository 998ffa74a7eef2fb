import { useState } from 'react';
import type { Reference } from '@apollo/client';
import type { DutyName } from '../../../schema/dutyWords';
import { apiKeyNameProblem } from '../../../schema/textRules';
import { useViewer } from '../session/SessionProvider';
import { isStaffRole } from '../session/staffRole';
import * as sessionTexts from '../session/texts';
import { useRefusal } from '../session/useRefusal';
import { Button } from '../kit/Button';
import { CheckField, Field, SelectInput } from '../kit/Field';
import { FieldSet } from '../kit/FieldSet';
import { TextField } from '../kit/TextField';
import { useForm } from '../kit/useForm';
import { useCreateApiKeyMutation, type ApiScope } from './ApiKeysPage.generated';
import { CurrentPasswordField, currentPasswordRule } from './CurrentPasswordField';
import { DutiesField } from './limits/DutiesField';
import { HotelLimits, type LimitHotel } from './limits/HotelLimits';
import * as limitTexts from './limits/texts';
import { LIFETIMES, SCOPES, expirationAfter } from './apiKeyLabels';
import * as texts from './texts';
import styles from './ApiKeyForm.module.css';

interface Props {
  onCreated: (created: { name: string; secret: string }) => void;
}

const rules = { name: apiKeyNameProblem, currentPassword: currentPasswordRule };

/** The form for a new key: its name, access and expiration. */
export function ApiKeyForm({ onCreated }: Props) {
  const viewer = useViewer();
  const [create] = useCreateApiKeyMutation({
    update: (cache, { data }) => {
      const created = data?.createApiKey;
      if (created?.__typename !== 'NewApiKey') return;
      const id = cache.identify({ __typename: 'ApiKey', id: created.key.id });
      cache.modify<{ myApiKeys: readonly Reference[] }>({
        fields: { myApiKeys: (keys) => [{ __ref: id! }, ...(keys as readonly Reference[])] },
      });
    },
  });
  const { bind, submit, clear, isSending } = useForm(rules);
  const [scopes, setScopes] = useState<readonly ApiScope[]>(['READ']);
  const [hotels, setHotels] = useState<readonly LimitHotel[] | null>(null);
  const [duties, setDuties] = useState<readonly DutyName[]>([]);
  const [days, setDays] = useState(90);
  const refusal = useRefusal();
  const isForStaff = scopes.includes('STAFF');
  const isHotelMissing = isForStaff && hotels?.length === 0;
  // Duties are held at hotels: an administrator, who has none, names both.
  const hasDuties = isForStaff && (viewer?.role === 'TEAM' || Boolean(hotels?.length));
  const offered = SCOPES.filter(({ scope }) => scope !== 'STAFF' || isStaffRole(viewer?.role));
  const select = (scope: ApiScope, isSelected: boolean) =>
    setScopes(isSelected ? [...scopes, scope] : scopes.filter((one) => one !== scope));

  const send = submit(async ({ name, currentPassword }, refuse) => {
    if (isHotelMissing) return;
    const input = {
      name: name.trim(),
      scopes: [...scopes],
      expiresAt: expirationAfter(days),
      ...(isForStaff && hotels && { hotelIds: hotels.map(({ id }) => id) }),
      ...(hasDuties && duties.length > 0 && { duties: [...duties] }),
      currentPassword: currentPassword || undefined,
    };
    const answer = (await refusal.answerOf(create({ variables: { input } })))?.createApiKey;
    if (answer?.__typename === 'WrongPassword') refuse('currentPassword', answer.message);
    else if (answer?.__typename === 'NewApiKey') {
      clear('name', 'currentPassword');
      setScopes(['READ']);
      setHotels(null);
      setDuties([]);
      onCreated({ name: answer.key.name, secret: answer.secret });
    } else if (answer) refusal.show(answer);
  });

  return (
    <form noValidate onSubmit={send} className={styles.form}>
      {refusal.notice}
      <TextField label={sessionTexts.name} hint={texts.keyNameHint} field={bind('name')} required />
      <FieldSet label={texts.access}>
        {offered.map(({ scope, label, hint }) => (
          <CheckField
            key={scope}
            label={label}
            hint={hint}
            checked={scopes.includes(scope)}
            onChange={(isSelected) => scope !== 'READ' && select(scope, isSelected)}
          />
        ))}
      </FieldSet>
      {isForStaff && (
        <HotelLimits
          chosen={hotels}
          error={isHotelMissing ? limitTexts.noHotelChosen : undefined}
          onChange={setHotels}
        />
      )}
      {hasDuties && <DutiesField chosen={duties} hint={limitTexts.dutiesHint} onChange={setDuties} />}
      <Field label={texts.expiration}>
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
        {texts.createKey}
      </Button>
    </form>
  );
}
