import UpIcon from '@mui/icons-material/ArrowUpwardOutlined';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import { EXTRA_UNITS, type ExtraRule, type ExtraUnitName } from '../../../../schema/extras';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { otherLanguages } from '../fields/texts';
import { extraTranslations, type TranslatedExtra } from './extraTranslations';
import { Fold } from '../../kit/Fold';
import { CheckField, Field, SelectInput, TextInput } from '../../kit/Field';
import styles from './ExtraRow.module.css';
import * as texts from './texts';

/** An extra that is being edited. */
export interface TypedExtra extends Omit<ExtraRule, 'cents' | 'description' | 'translations'> {
  /** Identifies the row while it is edited. */
  key: number;
  /** Null for a new one. */
  id: string | null;
  description: string;
  price: string;
  /** Its texts in other languages as they are saved, and as they are typed. */
  saved: TranslatedExtra;
  translations: string;
}

interface Props {
  extra: TypedExtra;
  index: number;
  problem: string | undefined;
  onChange: (extra: TypedExtra) => void;
  onMoveUp: () => void;
  onRemove: () => void;
}

const UNITS: Record<ExtraUnitName, string> = {
  PER_STAY: texts.perStay,
  PER_NIGHT: texts.perNight,
  PER_PERSON: texts.perPerson,
  PER_PERSON_AND_NIGHT: texts.perPersonAndNight,
};

/** One extra of a hotel: its name, price and description, and where it is sold. */
export function ExtraRow({ extra, index, problem, onChange, onMoveUp, onRemove }: Props) {
  const number = fill(texts.extraNumber, { number: index + 1 });
  const title = extra.title.trim() || number;
  const change = (some: Partial<TypedExtra>) => onChange({ ...extra, ...some });
  return (
    <div role="group" aria-label={number} className={styles.row}>
      <Field label={texts.name} error={problem} className={styles.name}>
        {(aria) => (
          <TextInput
            {...aria}
            value={extra.title}
            maxLength={LIMITS.extraTitle}
            onChange={({ target }) => change({ title: target.value })}
          />
        )}
      </Field>
      <Field label={texts.price} className={styles.price}>
        {(aria) => (
          <TextInput
            {...aria}
            inputMode="decimal"
            value={extra.price}
            onChange={({ target }) => change({ price: target.value })}
          />
        )}
      </Field>
      <Field label={texts.unit} className={styles.unit}>
        {(aria) => (
          <SelectInput
            {...aria}
            value={extra.unit}
            onChange={({ target }) => change({ unit: target.value as ExtraUnitName })}
          >
            {EXTRA_UNITS.map((unit) => (
              <option key={unit} value={unit}>
                {UNITS[unit]}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <Field label={texts.extraDescription} className={styles.description}>
        {(aria) => (
          <TextInput
            {...aria}
            value={extra.description}
            maxLength={LIMITS.extraDescription}
            onChange={({ target }) => change({ description: target.value })}
          />
        )}
      </Field>
      <Fold title={otherLanguages} className={styles.description}>
        <extraTranslations.control
          label={otherLanguages}
          hint={undefined}
          isNew={extra.id === null}
          row={extra.saved}
          field={{
            name: `translations${index}`,
            value: extra.translations,
            error: undefined,
            onChange: (translations) => change({ translations }),
            onBlur: () => undefined,
          }}
        />
      </Fold>
      <div className={styles.foot}>
        <div className={styles.sold}>
          <CheckField label={texts.onSale} checked={extra.active} onChange={(active) => change({ active })} />
          <CheckField
            label={texts.soldAtDesk}
            checked={extra.soldAtDesk}
            onChange={(soldAtDesk) => change({ soldAtDesk })}
          />
          <CheckField
            label={texts.soldOnline}
            checked={extra.soldOnline}
            onChange={(soldOnline) => change({ soldOnline })}
          />
        </div>
        <div className={styles.buttons}>
          <IconButton aria-label={fill(texts.moveUp, { title })} disabled={index === 0} onClick={onMoveUp}>
            <UpIcon />
          </IconButton>
          <IconButton aria-label={fill(texts.removeExtra, { title })} onClick={onRemove}>
            <RemoveIcon />
          </IconButton>
        </div>
      </div>
    </div>
  );
}
