import { useState } from 'react';
import { LIMITS } from '../../../schema/limits';
import { fill } from '../../../schema/fill';
import { Field, TextInput } from '../kit/Field';
import { useOtherCurrency } from '../kit/otherCurrency';
import * as texts from './texts';
import styles from './PriceBand.module.css';

/** In dollars. */
const MOST = LIMITS.priceCents / 100;

interface Bounds {
  minPrice?: number;
  maxPrice?: number;
}

interface Props {
  min: number | undefined;
  max: number | undefined;
  onChange: (bounds: Bounds) => void;
  /** True after a search with these prices was refused: the error shows even while the guest types. */
  isRefused: boolean;
}

/** True if no price lies between the two. */
export const isReversed = (min: number | undefined, max: number | undefined): boolean =>
  min !== undefined && max !== undefined && min > max;

/**
 * The lowest and highest price of a night, typed in the currency that is shown, while the search has dollars. An empty field
 * filters nothing.
 */
export function PriceBand({ min, max, onChange, isRefused }: Props) {
  const [isTyping, setTyping] = useState(false);
  const code = useOtherCurrency()?.code;
  const isWrong = isReversed(min, max) && (!isTyping || isRefused);
  return (
    <div onFocus={() => setTyping(true)} onBlur={() => setTyping(false)} className={styles.band}>
      <Price
        label={code ? fill(texts.minPriceIn, { currency: code }) : texts.minPrice}
        which="min"
        name="minPrice"
        bound={min}
        onChange={(minPrice) => onChange({ minPrice })}
      />
      <Price
        label={code ? fill(texts.maxPriceIn, { currency: code }) : texts.maxPrice}
        which="max"
        name="maxPrice"
        bound={max}
        error={isWrong ? texts.maxBelowMin : undefined}
        onChange={(maxPrice) => onChange({ maxPrice })}
      />
    </div>
  );
}

interface PriceProps {
  label: string;
  which: 'min' | 'max';
  name: string;
  /** In dollars. */
  bound: number | undefined;
  error?: string;
  onChange: (dollars: number | undefined) => void;
}

const unitsOf = (text: string) => (text === '' ? undefined : Math.max(0, Math.trunc(Number(text))));

/** A price in whole units of the shown currency. The typed text stays while it means the current bound. */
function Price({ label, which, name, bound, error, onChange }: PriceProps) {
  const [typed, setTyped] = useState('');
  const other = useOtherCurrency();
  const dollarsOf = (text: string) => {
    const units = unitsOf(text);
    return units === undefined || !other ? units : other.toDollars[which](units);
  };
  const shown = bound === undefined || !other ? bound : other.fromDollars[which](bound);
  const read = (text: string) => {
    setTyped(text);
    onChange(dollarsOf(text));
  };
  return (
    <Field label={label} error={error}>
      {(aria) => (
        <TextInput
          {...aria}
          name={name}
          type="number"
          inputMode="numeric"
          placeholder={texts.anyPrice}
          min={0}
          max={other ? other.fromDollars.max(MOST) : MOST}
          step={1}
          value={dollarsOf(typed) === bound ? typed : (shown ?? '')}
          onChange={(event) => read(event.target.value)}
        />
      )}
    </Field>
  );
}
