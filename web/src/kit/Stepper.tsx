import { mdiMinus, mdiPlus } from '@mdi/js';
import { fill } from '../../../schema/fill';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import styles from './Stepper.module.css';
import * as texts from './texts';

interface Props {
  /** What is counted. */
  label: string;
  value: number;
  /** The lowest and the highest number; the lowest is 0 unless said otherwise. */
  least?: number;
  most: number;
  onChange: (value: number) => void;
}

/** A number between two buttons. A button at its limit keeps the focus. */
export function Stepper({ label, value, least = 0, most, onChange }: Props) {
  const step = (to: number) => {
    if (to >= least && to <= most) onChange(to);
  };
  return (
    <div role="group" aria-label={label} className={styles.stepper}>
      <IconButton
        size="small"
        aria-label={fill(texts.oneLess, { what: label })}
        aria-disabled={value === least}
        className={styles.button}
        onClick={() => step(value - 1)}
      >
        <Icon path={mdiMinus} size="inherit" />
      </IconButton>
      <output className={styles.value}>{value}</output>
      <IconButton
        size="small"
        aria-label={fill(texts.oneMore, { what: label })}
        aria-disabled={value === most}
        className={styles.button}
        onClick={() => step(value + 1)}
      >
        <Icon path={mdiPlus} size="inherit" />
      </IconButton>
    </div>
  );
}
