import { DUTY_WORDS } from '../../../../schema/dutyWords';
import type { Duty } from '../../../../schema/staffPages';
import chip from '../../kit/chip.module.css';
import { classNames } from '../../kit/classNames';
import styles from './team.module.css';

/** Duties as marks; each says what it includes when it is pointed at. */
export const DutyChips = ({ duties }: { duties: readonly Duty[] }) => (
  <ul className={styles.duties}>
    {duties.map((duty) => (
      <li key={duty} className={classNames(chip.chip, chip.small)} title={DUTY_WORDS[duty].hint}>
        {DUTY_WORDS[duty].label}
      </li>
    ))}
  </ul>
);
