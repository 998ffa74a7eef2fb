import { useRef, useState, type PropsWithChildren } from 'react';
import { classNames } from '../kit/classNames';
import { Fold } from '../kit/Fold';
import { wholeNumber } from '../kit/format';
import { useOnHydration } from '../kit/hydration';
import styles from './FilterGroup.module.css';

interface GroupProps {
  title: string;
  /** True if there is nothing to select: the group is hidden. */
  isEmpty?: boolean;
  /** Whether the group starts folded; without it the group cannot be folded. */
  isFolded?: boolean;
}

/** The filters of one kind under a title, which unfolds rarely used ones. */
export function FilterGroup({ title, isEmpty, isFolded, children }: PropsWithChildren<GroupProps>) {
  const [startsOpen] = useState(!isFolded);
  if (isEmpty) return null;
  if (isFolded !== undefined)
    return (
      <Fold title={title} isOpen={startsOpen} className={styles.fold}>
        <fieldset aria-label={title} className={styles.group}>
          {children}
        </fieldset>
      </Fold>
    );
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {children}
    </fieldset>
  );
}

interface ChoiceProps {
  label: string;
  /** The number of hotels that would remain; not set for 'any'. */
  count?: number;
  /** The name of the radio group; not set for a checkbox. */
  name?: string;
  checked: boolean;
  onChoose: () => void;
}

/** A filter with the number of hotels that would remain. It is disabled if none would. */
export function FilterChoice({ label, count, name, checked, onChoose }: ChoiceProps) {
  const isDisabled = count === 0 && !checked;
  const input = useRef<HTMLInputElement>(null);
  useOnHydration(() => {
    const isChosen = input.current?.checked ?? checked;
    if (isChosen !== checked && (isChosen || !name)) onChoose();
  });
  return (
    <label className={classNames(styles.choice, isDisabled && styles.disabled)}>
      <input
        ref={input}
        type={name ? 'radio' : 'checkbox'}
        name={name}
        checked={checked}
        disabled={isDisabled}
        onChange={onChoose}
      />
      <span>{label}</span>
      {count !== undefined && <span className={styles.count}>{wholeNumber(count)}</span>}
    </label>
  );
}
