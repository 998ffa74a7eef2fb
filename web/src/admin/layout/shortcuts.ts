import { staffMenu } from './destinations';

const KEPT = 'staffKeys';

/** Whether single keys do something; people who speak to their computer, or type by accident, switch them off. */
export const singleKeys = {
  areOn: (): boolean => localStorage.getItem(KEPT) !== 'off',
  set: (on: boolean) => localStorage.setItem(KEPT, on ? 'on' : 'off'),
};

/** Screens by the key that opens them after `g`. */
export const SCREEN_KEYS = new Map(
  staffMenu.flatMap(({ destinations }) =>
    destinations.flatMap(({ key, label, to }) => (key ? [[key, { label, to }] as const] : [])),
  ),
);

/** Whether a key is meant for what has the focus, or for what lies over the page. */
export function isTaken({ target }: KeyboardEvent): boolean {
  const isField =
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
  return isField || document.querySelector('[role=dialog][aria-modal=true], [role=menu]') !== null;
}
