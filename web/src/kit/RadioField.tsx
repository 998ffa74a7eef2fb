import { useId } from 'react';
import { FieldSet } from './FieldSet';
import styles from './RadioField.module.css';

interface Option<Value> {
  value: Value;
  label: string;
  /** What it means or leads to. */
  hint?: string;
}

interface Props<Value> {
  label: string;
  options: readonly Option<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** A few choices below each other, of which one holds. */
export function RadioField<Value extends string>({ label, options, chosen, onChoose }: Props<Value>) {
  const id = useId();
  return (
    <FieldSet label={label} className={styles.options}>
      {options.map(({ value, label: name, hint }) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            name={id}
            value={value}
            checked={value === chosen}
            aria-label={name}
            aria-describedby={hint ? `${id}-${value}` : undefined}
            onChange={() => onChoose(value)}
          />
          <span>
            {name}
            {hint && (
              <span id={`${id}-${value}`} className={styles.hint}>
                {hint}
              </span>
            )}
          </span>
        </label>
      ))}
    </FieldSet>
  );
}
