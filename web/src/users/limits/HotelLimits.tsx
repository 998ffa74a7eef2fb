import { useState } from 'react';
import { skipToken } from '@apollo/client/react';
import { useViewer } from '../../session/SessionProvider';
import { CheckField, Field, TextInput } from '../../kit/Field';
import { FieldSet } from '../../kit/FieldSet';
import { useDebounced } from '../../kit/useDebounced';
import { useOwnTeamsQuery } from '../OwnTeams.generated';
import { useHotelsNamedQuery } from './HotelLimits.generated';
import * as texts from './texts';
import styles from './HotelLimits.module.css';

/** A hotel that a key or a webhook is limited to. */
export interface LimitHotel {
  id: string;
  name: string;
}

interface Props {
  /** Null for all hotels of the person. */
  chosen: readonly LimitHotel[] | null;
  error?: string | undefined;
  /** Whether hotels must be chosen one by one. */
  isNeeded?: boolean;
  onChange: (chosen: readonly LimitHotel[] | null) => void;
}

/** Limits what staff let a program do to some of their hotels: a member's own, or any that an administrator finds by name. */
export function HotelLimits({ chosen, error, isNeeded = false, onChange }: Props) {
  const isAdmin = useViewer()?.role === 'ADMIN';
  const [text, setText] = useState('');
  const wanted = useDebounced(text.trim(), 250);
  const own = useOwnTeamsQuery(isAdmin ? skipToken : {}).data?.viewer?.teams;
  const named = useHotelsNamedQuery(
    isAdmin && chosen && wanted ? { variables: { text: wanted } } : skipToken,
  );
  const found = isAdmin ? (named.data?.hotels.items ?? []) : (own ?? []).flatMap(({ hotel }) => hotel ?? []);
  const ids = new Set(chosen?.map(({ id }) => id));
  const shown = [...(isAdmin ? (chosen ?? []) : []), ...found.filter(({ id }) => !isAdmin || !ids.has(id))];
  return (
    <FieldSet label={texts.hotels} {...(error && { error })}>
      {!isNeeded && (
        <CheckField
          label={isAdmin ? texts.allHotels : texts.allMyHotels}
          checked={!chosen}
          onChange={(isAll) => onChange(isAll ? null : [])}
        />
      )}
      {chosen && (
        <div className={styles.hotels}>
          {isAdmin && (
            <Field label={texts.findHotel}>
              {(aria) => (
                <TextInput
                  {...aria}
                  type="search"
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                />
              )}
            </Field>
          )}
          {shown.map((hotel) => (
            <CheckField
              key={hotel.id}
              label={hotel.name}
              checked={ids.has(hotel.id)}
              onChange={(isChosen) =>
                onChange(isChosen ? [...chosen, hotel] : chosen.filter(({ id }) => id !== hotel.id))
              }
            />
          ))}
          {isAdmin && wanted && named.data && !found.length && (
            <p className={styles.none}>{texts.noHotelFound}</p>
          )}
        </div>
      )}
    </FieldSet>
  );
}
