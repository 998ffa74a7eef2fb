import { FieldSet } from './FieldSet';
import { Star } from './Stars';
import text from './text.module.css';
import type { BoundField } from './useForm';
import styles from './StarField.module.css';

const WORDS = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'];

interface Props {
  label: string;
  hint?: string;
  field: BoundField;
}

/** One to five stars, chosen by pointer or with the arrow keys. */
export function StarField({ label, hint, field }: Props) {
  const { name, value, error, onChange } = field;
  return (
    <FieldSet label={label} error={error} hint={hint} className={styles.field}>
      <div className={styles.row}>
        <div className={styles.stars}>
          {WORDS.map((word, index) => (
            <label key={word} title={word} className={styles.star}>
              <input
                type="radio"
                name={name}
                value={index + 1}
                aria-label={word}
                checked={value === String(index + 1)}
                onChange={(event) => onChange(event.target.value)}
                className={styles.input}
              />
              <Star share={Number(value) > index ? 1 : 0} size={34} />
            </label>
          ))}
        </div>
        <span className={text.quiet}>{value ? `${value} out of 5` : 'No stars yet'}</span>
      </div>
    </FieldSet>
  );
}
