import type { ComponentProps, KeyboardEvent } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from './classNames';
import { Popover } from './Popover';
import styles from './Menu.module.css';

/** The commands of a button; arrow keys, Home and End move between them. */
export function Menu({ onClose, className, ...rest }: ComponentProps<typeof Popover>) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)')];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const next = NEXT[event.key]?.(at, items.length);
    if (event.key === 'Tab') onClose();
    if (next === undefined) return;
    event.preventDefault();
    items.at(next)?.focus();
  };
  return (
    <Popover
      role="menu"
      initialFocus="[role=menuitem]"
      {...rest}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className={classNames(styles.menu, className)}
    />
  );
}

const NEXT: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at) => (at > 0 ? at - 1 : -1),
  Home: () => 0,
  End: () => -1,
};

/** A command that does something. */
export const MenuItem = ({ className, ...rest }: ComponentProps<'button'>) => (
  <button
    role="menuitem"
    type="button"
    tabIndex={-1}
    {...rest}
    className={classNames(styles.item, className)}
  />
);

/** A command that leads to a page. */
export const MenuLink = ({ autoFocus, className, ...rest }: LinkProps) => (
  <Link
    role="menuitem"
    tabIndex={-1}
    {...rest}
    ref={autoFocus ? takeFocus : undefined}
    className={classNames(styles.item, className)}
  />
);

/** A command that leads to another document. */
export const MenuAnchor = ({ className, ...rest }: ComponentProps<'a'>) => (
  <a role="menuitem" tabIndex={-1} {...rest} className={classNames(styles.item, className)} />
);

/** React does so for fields and buttons only. */
const takeFocus = (element: HTMLElement | null) => element?.focus();
