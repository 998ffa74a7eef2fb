import { FieldSet } from './FieldSet';
import { Star } from './Stars';
import text from './text.module.css';
import type { BoundField } from './useForm';
import styles from './StarField.module.css';
import { fill } from '../../../schema/fill';
import * as texts from './texts';

const WORDS = [1, 2, 3, 4, 5].map((count) => fill(texts.stars, { count }));

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
        <span className={text.quiet}>{value ? fill(texts.starsOfFive, { value }) : texts.noStars}</span>
      </div>
    </FieldSet>
  );
}
