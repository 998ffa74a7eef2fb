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
import { TextField } from '../kit/TextField';
import { useForm } from '../kit/useForm';
import { useCreateApiKeyMutation, type ApiScope } from './ApiKeysPage.generated';
import { CurrentPasswordField, currentPasswordRule } from './CurrentPasswordField';
import { DutiesField } from './limits/DutiesField';
import { HotelLimits, type LimitHotel } from './limits/HotelLimits';
import * as limitTexts from './limits/texts';
import { LIFETIMES, expirationAfter, isOfStaff, ofTestKey, withIncluded } from './apiKeyLabels';
import { ScopesField } from './ScopesField';
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
  const [scopes, setScopes] = useState<readonly ApiScope[]>([]);
  const [isTest, setTest] = useState(false);
  const [isIncomplete, setIncomplete] = useState(false);
  const [allOrSome, setHotels] = useState<readonly LimitHotel[] | null>(null);
  const [duties, setDuties] = useState<readonly DutyName[]>([]);
  const [days, setDays] = useState(90);
  const refusal = useRefusal();
  const isForStaff = isOfStaff(scopes);
  const mustName = scopes.includes('HOTEL');
  const hotels = mustName ? (allOrSome ?? []) : allOrSome;
  const isHotelMissing = isForStaff && hotels?.length === 0;
  const noHotel = mustName ? limitTexts.noHotelNamed : limitTexts.noHotelChosen;
  // Duties are held at hotels: an administrator, who has none, names both.
  const hasDuties = isForStaff && (viewer?.role === 'TEAM' || Boolean(hotels?.length));

  const send = submit(async ({ name, currentPassword }, refuse) => {
    setIncomplete(!scopes.length || isHotelMissing);
    if (!scopes.length || isHotelMissing) return;
    const input = {
      name: name.trim(),
      scopes: [...withIncluded(scopes)],
      expiresAt: expirationAfter(days),
      ...(isForStaff && hotels && { hotelIds: hotels.map(({ id }) => id) }),
      ...(hasDuties && duties.length > 0 && { duties: [...duties] }),
      ...(isTest && { test: true }),
      currentPassword: currentPassword || undefined,
    };
    const answer = (await refusal.answerOf(create({ variables: { input } })))?.createApiKey;
    if (answer?.__typename === 'WrongPassword') refuse('currentPassword', answer.message);
    else if (answer?.__typename === 'NewApiKey') {
      clear('name', 'currentPassword');
      setScopes([]);
      setTest(false);
      setHotels(null);
      setDuties([]);
      onCreated({ name: answer.key.name, secret: answer.secret });
    } else if (answer) refusal.show(answer);
  });

  return (
    <form noValidate onSubmit={send} className={styles.form}>
      {refusal.notice}
      <TextField label={sessionTexts.name} hint={texts.keyNameHint} field={bind('name')} required />
      <CheckField
        label={texts.testKey}
        hint={texts.testKeyHint}
        checked={isTest}
        onChange={(is) => {
          setTest(is);
          if (is) setScopes(ofTestKey(scopes));
        }}
      />
      <ScopesField
        chosen={scopes}
        isStaff={isStaffRole(viewer?.role)}
        isTest={isTest}
        error={isIncomplete && !scopes.length ? texts.noScope : undefined}
        onChange={setScopes}
      />
      {isForStaff && (
        <HotelLimits
          chosen={hotels}
          isNeeded={mustName}
          error={isIncomplete && isHotelMissing ? noHotel : undefined}
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
