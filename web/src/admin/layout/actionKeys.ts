import type { StayAction } from '../frontdesk/deskRows';
import { openModals, singleKeys } from './shortcuts';

/** The keys of the actions on an open booking. */
export const ACTION_KEYS = {
  takePayment: 'p',
  change: 'd',
  refund: 'r',
  cancel: 'x',
  note: 'n',
  print: 't',
} as const;
/** The keys of the actions on its stays. A no-show has none, since it can cost the guest money. */
export const STAY_KEYS = {
  CHECK_IN: 'i',
  CHECK_OUT: 'o',
  UNDO: 'u',
  NO_SHOW: undefined,
} as const satisfies Record<StayAction, string | undefined>;

/** The first enabled button with this key. While a dialog is open, only its own buttons count. */
export function buttonOfKey(key: string): HTMLElement | undefined {
  const modals = openModals();
  return [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].find(
    (button) =>
      button.getAttribute('aria-keyshortcuts') === key &&
      !button.matches(':disabled, [aria-disabled=true]') &&
      modals.every((modal) => modal.contains(button)),
  );
}

/** The attributes that give a button its key; none while single keys are switched off. */
export const keyProps = (key: string | undefined, title?: string) =>
  key && singleKeys.areOn() ? { 'aria-keyshortcuts': key, title: `${title ?? ''} (${key})`.trim() } : {};
