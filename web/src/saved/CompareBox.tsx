import { fill } from '../../../schema/fill';
import checkbox from '../kit/checkbox.module.css';
import styles from './CompareBox.module.css';
import * as texts from './texts';

interface Props {
  /** The name of the hotel. */
  name: string;
  checked: boolean;
  disabled: boolean;
  onChange: () => void;
}

/** Chooses a hotel to compare. */
export const CompareBox = ({ name, ...rest }: Props) => (
  <label className={styles.box}>
    <input
      {...rest}
      type="checkbox"
      aria-label={fill(texts.compareHotel, { hotel: name })}
      className={checkbox.checkbox}
    />
    {texts.compare}
  </label>
);
