import { Button } from './Button';
import { FieldSet } from './FieldSet';
import { Star } from './Stars';
import text from './text.module.css';
import type { BoundField } from './useForm';
import styles from './StarField.module.css';
import { fill } from '../../../schema/fill';
import * as texts from './texts';

const STARS = [1, 2, 3, 4, 5];
const WORDS = STARS.map((count) => fill(texts.stars, { count }));
const SCORES = STARS.map((value) => fill(texts.starsOfFive, { value }));

interface Props {
  label: string;
  hint?: string;
  field: BoundField;
  /** Smaller stars that can be taken back, one of several scores. */
  isOptional?: boolean;
}

/** One to five stars, chosen by pointer or with the arrow keys. */
export function StarField({ label, hint, field, isOptional = false }: Props) {
  const { name, value, error, onChange } = field;
  return (
    <FieldSet label={label} error={error} hint={hint} className={styles.field}>
      <div className={styles.row}>
        <div className={styles.stars}>
          {(isOptional ? SCORES : WORDS).map((word, index) => (
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
              <Star share={Number(value) > index ? 1 : 0} size={isOptional ? 24 : 34} />
            </label>
          ))}
        </div>
        {!isOptional && (
          <span className={text.quiet}>{value ? fill(texts.starsOfFive, { value }) : texts.noStars}</span>
        )}
        {isOptional && value && (
          <Button
            size="small"
            aria-label={fill(texts.clearScore, { subject: label })}
            onClick={() => onChange('')}
          >
            {texts.clear}
          </Button>
        )}
      </div>
    </FieldSet>
  );
}
