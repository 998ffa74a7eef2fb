import { useState } from 'react';
import { LIMITS } from '../../../schema/limits';
import { Field, TextInput } from '../kit/Field';
import styles from './PriceBand.module.css';

interface Bounds {
  minPrice?: number;
  maxPrice?: number;
}

interface Props {
  min: number | undefined;
  max: number | undefined;
  onChange: (bounds: Bounds) => void;
  /** Whether a search was refused for these prices: what is wrong is said even while they are typed. */
  isRefused: boolean;
}

/** Whether no price can lie between the two. */
export const isReversed = (min: number | undefined, max: number | undefined): boolean =>
  min !== undefined && max !== undefined && min > max;

/** Lowest and highest price of a night, in dollars. What they show binds; an empty one filters nothing. */
export function PriceBand({ min, max, onChange, isRefused }: Props) {
  const [isTyping, setTyping] = useState(false);
  const isWrong = isReversed(min, max) && (!isTyping || isRefused);
  return (
    <div onFocus={() => setTyping(true)} onBlur={() => setTyping(false)} className={styles.band}>
      <Price
        label="Min price per night"
        name="minPrice"
        placeholder="Any"
        bound={min}
        onChange={(minPrice) => onChange({ minPrice })}
      />
      <Price
        label="Max price per night"
        name="maxPrice"
        placeholder="Any"
        bound={max}
        error={isWrong ? 'Lower than the minimum' : undefined}
        onChange={(maxPrice) => onChange({ maxPrice })}
      />
    </div>
  );
}

interface PriceProps {
  label: string;
  name: string;
  placeholder: string;
  bound: number | undefined;
  error?: string;
  onChange: (dollars: number | undefined) => void;
}

const dollarsOf = (text: string) => (text === '' ? undefined : Math.max(0, Math.trunc(Number(text))));

/** A price in whole dollars; what is typed stands as long as it says the bound that holds. */
function Price({ label, name, placeholder, bound, error, onChange }: PriceProps) {
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
          placeholder={placeholder}
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
