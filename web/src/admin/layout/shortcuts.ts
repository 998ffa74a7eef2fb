import type { StaffDuties } from '../duties/staffAccess';
import { pagesFor } from './destinations';

const STORAGE_KEY = 'staffKeys';

/** The setting of single-key shortcuts. Users of speech input can switch them off. */
export const singleKeys = {
  areOn: (): boolean => localStorage.getItem(STORAGE_KEY) !== 'off',
  set: (on: boolean) => localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off'),
};

/** The screens of a member of staff by the key that opens them after `g`. */
export const screenKeys = (held: StaffDuties | undefined) =>
  new Map(
    pagesFor(held).flatMap(({ shortcut, title, path }) =>
      shortcut ? [[shortcut, { label: title, to: path }] as const] : [],
    ),
  );

/** What has the keys while it is open. */
const MODAL = 'dialog[open], [role=dialog][aria-modal=true], [role=menu]';

/** The open dialogs and menus. */
export const openModals = (): Element[] => [...document.querySelectorAll(MODAL)];

/** True if a key belongs to the focused field. */
export const isInField = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** True if keys belong to an open dialog or menu. */
export const isBehindDialog = (): boolean => openModals().length > 0;
