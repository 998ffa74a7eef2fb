import { arrivalHourWords } from '../../../../schema/arrivals';
import { phoneProblem } from '../../../../schema/phoneNumber';
import { LIMITS } from '../../../../schema/limits';
import { NOT_GUARANTEED, REQUEST_WORDS, STAY_REQUESTS } from '../../../../schema/stayRequests';
import { CheckField, Field, SelectInput, TextArea, TextInput } from '../../kit/Field';
import { FieldSet } from '../../kit/FieldSet';
import { RadioField } from '../../kit/RadioField';
import type { StayDetails } from './stayDetails';
import styles from './StayDetailsFields.module.css';
import * as texts from './texts';

interface Props {
  details: StayDetails;
  onChange: (details: StayDetails) => void;
  /** The hours of arrival to choose from; without them the hour is not asked for. */
  hours?: readonly number[];
  /** True if staff fill them in for a guest. */
  isStaff?: boolean;
}

/** Who arrives, how to reach them, and what they ask for. */
export function StayDetailsFields({ details, onChange, hours, isStaff = false }: Props) {
  const set = (part: Partial<StayDetails>) => onChange({ ...details, ...part });
  const { isForOther, firstName, lastName, phone, arrivalHour, requests, note } = details;
  return (
    <div className={styles.fields}>
      <RadioField
        label={isStaff ? texts.whoIsArriving : texts.whoArrives}
        options={[
          { value: 'me', label: isStaff ? texts.guestOfBooking : texts.forMe },
          { value: 'other', label: isStaff ? texts.otherGuest : texts.forOther },
        ]}
        chosen={isForOther ? 'other' : 'me'}
        onChoose={(who) => set({ isForOther: who === 'other' })}
      />
      {isForOther && (
        <div className={styles.pair}>
          <Field label={texts.firstName}>
            {(aria) => (
              <TextInput
                {...aria}
                value={firstName}
                maxLength={LIMITS.name}
                autoComplete="off"
                onChange={({ target }) => set({ firstName: target.value })}
              />
            )}
          </Field>
          <Field label={texts.lastName}>
            {(aria) => (
              <TextInput
                {...aria}
                value={lastName}
                maxLength={LIMITS.name}
                autoComplete="off"
                onChange={({ target }) => set({ lastName: target.value })}
              />
            )}
          </Field>
        </div>
      )}
      <Field
        label={texts.guestPhone}
        hint={isStaff ? texts.guestPhoneForStaff : texts.guestPhoneHint}
        error={phone.trim() ? phoneProblem(phone) : undefined}
      >
        {(aria) => (
          <TextInput
            {...aria}
            type="tel"
            value={phone}
            maxLength={LIMITS.phone}
            autoComplete="tel"
            onChange={({ target }) => set({ phone: target.value })}
          />
        )}
      </Field>
      {hours && (
        <Field label={texts.arrival}>
          {(aria) => (
            <SelectInput
              {...aria}
              value={arrivalHour ?? ''}
              onChange={({ target }) =>
                set({ arrivalHour: target.value === '' ? null : Number(target.value) })
              }
            >
              <option value="">{texts.arrivalUnknown}</option>
              {hours.map((hour) => (
                <option key={hour} value={hour}>
                  {arrivalHourWords(hour)}
                </option>
              ))}
            </SelectInput>
          )}
        </Field>
      )}
      <FieldSet label={texts.requests} hint={NOT_GUARANTEED} className={styles.requests}>
        {STAY_REQUESTS.map((request) => (
          <CheckField
            key={request}
            label={REQUEST_WORDS[request]}
            checked={requests.includes(request)}
            onChange={(isChecked) =>
              set({
                requests: STAY_REQUESTS.filter((one) =>
                  one === request ? isChecked : requests.includes(one),
                ),
              })
            }
          />
        ))}
      </FieldSet>
      <Field label={texts.requestNote}>
        {(aria) => (
          <TextArea
            {...aria}
            rows={3}
            value={note}
            maxLength={LIMITS.requestNote}
            className={styles.note}
            onChange={({ target }) => set({ note: target.value })}
          />
        )}
      </Field>
    </div>
  );
}
