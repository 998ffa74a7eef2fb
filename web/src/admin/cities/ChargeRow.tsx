import IconButton from '@mui/material/IconButton';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { CHARGE_KINDS, type ChargeKindName } from '../../../../schema/prices';
import { Field, SelectInput, TextInput } from '../../kit/Field';
import styles from './ChargeRow.module.css';
import * as texts from './texts';

/** A tax or fee that is being edited. */
export interface TypedCharge {
  /** Identifies the row while it is edited. */
  key: number;
  title: string;
  kind: ChargeKindName;
  amount: string;
}

interface Props {
  charge: TypedCharge;
  index: number;
  problem: string | undefined;
  onChange: (charge: TypedCharge) => void;
  onRemove: () => void;
}

/** The unit of each kind, written after its amount. */
const CHARGE_WORDS: Record<ChargeKindName, string> = {
  PERCENT: texts.percentOfRooms,
  PER_NIGHT: texts.dollarsPerNight,
  PER_STAY: texts.dollarsPerStay,
};

/** One tax or fee of a city: its name, amount and unit. */
export function ChargeRow({ charge, index, problem, onChange, onRemove }: Props) {
  return (
    <div role="group" aria-label={fill(texts.chargeNumber, { number: index + 1 })} className={styles.row}>
      <Field label={texts.name} error={problem} className={styles.name}>
        {(aria) => (
          <TextInput
            {...aria}
            value={charge.title}
            maxLength={LIMITS.chargeTitle}
            onChange={({ target }) => onChange({ ...charge, title: target.value })}
          />
        )}
      </Field>
      <Field label={texts.amount} className={styles.amount}>
        {(aria) => (
          <TextInput
            {...aria}
            inputMode="decimal"
            value={charge.amount}
            onChange={({ target }) => onChange({ ...charge, amount: target.value })}
          />
        )}
      </Field>
      <Field label={texts.chargedAs} className={styles.kind}>
        {(aria) => (
          <SelectInput
            {...aria}
            value={charge.kind}
            onChange={({ target }) => onChange({ ...charge, kind: target.value as ChargeKindName })}
          >
            {CHARGE_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {CHARGE_WORDS[kind]}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <IconButton
        aria-label={
          charge.title
            ? fill(texts.removeCharge, { title: charge.title })
            : fill(texts.removeChargeNumber, { number: index + 1 })
        }
        onClick={onRemove}
        sx={{ gridArea: 'remove', mt: 3.25 }}
      >
        <RemoveIcon />
      </IconButton>
    </div>
  );
}
