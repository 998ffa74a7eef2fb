import { useState } from 'react';
import { LIMITS } from '../../../schema/limits';
import { Field, TextInput } from '../kit/Field';
import * as texts from './texts';
import styles from './PriceBand.module.css';

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

/** The lowest and highest price of a night, in dollars. An empty field filters nothing. */
export function PriceBand({ min, max, onChange, isRefused }: Props) {
  const [isTyping, setTyping] = useState(false);
  const isWrong = isReversed(min, max) && (!isTyping || isRefused);
  return (
    <div onFocus={() => setTyping(true)} onBlur={() => setTyping(false)} className={styles.band}>
      <Price
        label={texts.minPrice}
        name="minPrice"
        bound={min}
        onChange={(minPrice) => onChange({ minPrice })}
      />
      <Price
        label={texts.maxPrice}
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
  name: string;
  bound: number | undefined;
  error?: string;
  onChange: (dollars: number | undefined) => void;
}

const dollarsOf = (text: string) => (text === '' ? undefined : Math.max(0, Math.trunc(Number(text))));

/** A price in whole dollars. The typed text stays while it means the current bound. */
function Price({ label, name, bound, error, onChange }: PriceProps) {
  const [typed, setTyped] = useState('');
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
          max={LIMITS.priceCents / 100}
          step={1}
          value={dollarsOf(typed) === bound ? typed : (bound ?? '')}
          onChange={(event) => read(event.target.value)}
        />
      )}
    </Field>
  );
}
