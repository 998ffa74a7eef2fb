import { useRef, useState, type PropsWithChildren } from 'react';
import { mdiChevronDown } from '@mdi/js';
import { classNames } from '../kit/classNames';
import { grouped } from '../kit/format';
import { useAdoption } from '../kit/hydration';
import { Icon } from '../kit/Icon';
import styles from './FilterGroup.module.css';

interface GroupProps {
  title: string;
  /** Whether there is nothing to choose. */
  isEmpty?: boolean;
  /** Whether it begins folded; unset for what cannot be folded. */
  isFolded?: boolean;
}

/** Choices of one kind under their name, which unfolds them where they are rarely used. */
export function FilterGroup({ title, isEmpty, isFolded, children }: PropsWithChildren<GroupProps>) {
  const [startsOpen] = useState(!isFolded);
  if (isEmpty) return null;
  if (isFolded !== undefined)
    return (
      <details open={startsOpen} className={styles.fold}>
        <summary>
          {title}
          <Icon path={mdiChevronDown} />
        </summary>
        <fieldset aria-label={title} className={styles.group}>
          {children}
        </fieldset>
      </details>
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
  /** How many hotels it would leave; unset for 'any'. */
  count?: number;
  /** The group of which one is chosen; unset where several may be. */
  name?: string;
  checked: boolean;
  onChoose: () => void;
}

/** One choice and how many hotels it would leave; what would leave none cannot be chosen. */
export function FilterChoice({ label, count, name, checked, onChoose }: ChoiceProps) {
  const isDisabled = count === 0 && !checked;
  const input = useRef<HTMLInputElement>(null);
  useAdoption(() => {
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
      {count !== undefined && <span className={styles.count}>{grouped(count)}</span>}
    </label>
  );
}
