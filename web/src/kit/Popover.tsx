import { useCallback, useLayoutEffect, useState, type ComponentProps } from 'react';
import { classNames } from './classNames';
import styles from './Popover.module.css';

interface Props extends Omit<ComponentProps<'div'>, 'popover'> {
  /** The element that it belongs to, usually the button that opened it. */
  anchor: HTMLElement;
  /** Whether it begins at the left edge of the anchor, or ends at the right one. */
  align?: 'start' | 'end';
  /** A selector of what takes the focus, where the first element in it is a link, which `autoFocus` does not know. */
  initialFocus?: string;
  /** Whether the anchor keeps the focus: a field with suggestions, which closes it by itself. */
  isPassive?: boolean;
  /** Escape, or a press elsewhere. */
  onClose: () => void;
}

/**
 * The platform's popover below an element, or above where there is no room, open as long as it is rendered. It takes the
 * focus unless it is passive or something in it has `autoFocus`, and returns it to where it was.
 */
export function Popover(props: Props) {
  const { anchor, align = 'start', initialFocus, isPassive, onClose, className, children, ...rest } = props;
  const [popover, setPopover] = useState<HTMLElement | null>(null);
  const open = useCallback(
    (element: HTMLElement | null) => {
      element?.showPopover({ source: anchor });
      if (!isPassive) element?.focus({ preventScroll: true });
      setPopover(element);
      return () => element?.hidePopover();
    },
    [anchor, isPassive],
  );
  useLayoutEffect(() => {
    if (popover && !ANCHORED) placeBelow(popover, anchor);
    if (initialFocus) popover?.querySelector<HTMLElement>(initialFocus)?.focus({ preventScroll: true });
  }, [popover, anchor, initialFocus]);

  return (
    <div
      tabIndex={-1}
      {...rest}
      ref={open}
      popover={isPassive ? 'manual' : 'auto'}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      className={classNames(styles.popover, align === 'end' && styles.end, className)}
    >
      {popover && children}
    </div>
  );
}

/** Whether style sheets can place an element beside another. */
const ANCHORED = typeof CSS !== 'undefined' && CSS.supports?.('position-area: bottom');

/** For browsers that cannot: below the anchor, or above it where there is more room, within the window. */
function placeBelow(element: HTMLElement, anchor: HTMLElement): void {
  const { top, bottom, left, right } = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height, style } = element;
  const isEnd = element.classList.contains(styles.end!);
  const x = Math.min(isEnd ? right - width : left, innerWidth - width - 8);
  const y = bottom + height > innerHeight && top > innerHeight - bottom ? top - height : bottom;
  style.inset = `${Math.max(8, y)}px auto auto ${Math.max(8, x)}px`;
}
