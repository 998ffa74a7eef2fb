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

/** The link lies over its card, so that the picture is it too; what is marked as text lies above it, to be selected. */
export const cardLinkStyle = {
  position: 'relative',
  cursor: 'pointer',
  '& .text': { position: 'relative', zIndex: 1 },
  '& a': { position: 'static', '&::after': { content: '""', position: 'absolute', inset: 0 } },
} as const;
