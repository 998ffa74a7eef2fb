import type { MouseEvent as ReactMouseEvent } from 'react';

/**
 * Follows the one link of a card from wherever the card is pressed, with the keys that are held; selecting its text is
 * no press.
 */
export function followCardLink({ currentTarget, target, nativeEvent }: ReactMouseEvent<HTMLElement>): void {
  const link = currentTarget.querySelector('a');
  if (!link || link.contains(target as Node) || getSelection()?.isCollapsed === false) return;
  link.dispatchEvent(new MouseEvent('click', nativeEvent));
}
