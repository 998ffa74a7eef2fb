import type { KeyboardEvent } from 'react';
import { classNames } from './classNames';
import styles from './Tabs.module.css';

interface Props {
  'aria-label': string;
  /** The id of the element that shows the chosen one; each tab's id begins with it. */
  panelId: string;
  tabs: readonly string[];
  chosen: number;
  onChoose: (index: number) => void;
  className?: string;
}

/** The id of a tab, by which its panel is named. */
export const tabId = (panelId: string, index: number): string => `${panelId}-tab-${index}`;

/** One of several panels in the same place; arrow keys, Home and End move between the tabs and choose. */
export function Tabs({ 'aria-label': label, panelId, tabs, chosen, onChoose, className }: Props) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = NEXT[event.key]?.(chosen, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      className={classNames(styles.tabs, className)}
    >
      {tabs.map((tab, index) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(panelId, index)}
          aria-controls={panelId}
          aria-selected={index === chosen}
          tabIndex={index === chosen ? 0 : -1}
          onClick={() => onChoose(index)}
          className={styles.tab}
        >
          {tab}
        </button>
      ))}
    </div>
  );
}

const NEXT: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};
