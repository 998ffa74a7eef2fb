import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { LIMITS } from '../../../../schema/limits';
import { CHARGE_KINDS, type ChargeKindName } from '../../../../schema/prices';
import { Field, SelectInput, TextInput } from '../../kit/Field';
import styles from './ChargeRow.module.css';

/** A tax or fee as it is typed. */
export interface TypedCharge {
  /** Tells the lines apart while they are edited. */
  key: number;
  title: string;
  kind: ChargeKindName;
  amount: string;
}

interface Props {
  charge: TypedCharge;
  place: number;
  problem: string | undefined;
  onChange: (charge: TypedCharge) => void;
  onRemove: () => void;
}

/** How each kind is counted, after its amount. */
export const CHARGE_WORDS: Record<ChargeKindName, string> = {
  PERCENT: '% of the rooms',
  PER_NIGHT: '$ a room night',
  PER_STAY: '$ a room',
};

/** One tax or fee of a city: its name, how it is counted, and how much. */
export function ChargeRow({ charge, place, problem, onChange, onRemove }: Props) {
  return (
    <Box role="group" aria-label={`Charge ${place + 1}`} sx={rowStyle}>
      <Field label="Name" error={problem} className={styles.name}>
        {(aria) => (
          <TextInput
            {...aria}
            value={charge.title}
            maxLength={LIMITS.chargeTitle}
            onChange={({ target }) => onChange({ ...charge, title: target.value })}
          />
        )}
      </Field>
      <Field label="Amount" className={styles.amount}>
        {(aria) => (
          <TextInput
            {...aria}
            inputMode="decimal"
            value={charge.amount}
            onChange={({ target }) => onChange({ ...charge, amount: target.value })}
          />
        )}
      </Field>
      <Field label="Counted in" className={styles.kind}>
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
        aria-label={`Remove ${charge.title || `charge ${place + 1}`}`}
        onClick={onRemove}
        sx={{ gridArea: 'remove', mt: 3.25 }}
      >
        <RemoveIcon />
      </IconButton>
    </Box>
  );
}

const rowStyle = {
  gridColumn: '1 / -1',
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  gridTemplateAreas: '"name name remove" "amount kind kind"',
  '@container (min-width: 760px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 112px 208px auto',
    gridTemplateAreas: '"name amount kind remove"',
  },
};
