/** Presses within this many pixels are at the same point. */
const NEAR = 8;
/** The second press of a hasty double click comes within this many milliseconds. */
const SOON = 1500;
const CONTROLS = 'a,button,input,select,textarea,label,summary,dialog,[role],[tabindex]';
const LISTENED = [
  'pointermove',
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'click',
  'dblclick',
] as const;

const TYPED = ['keydown', 'input'];

interface Press {
  x: number;
  y: number;
  at: number;
  control: Element | null;
  name: string;
}

/**
 * Ignores a second press at the same point if another control has moved under the resting pointer, since the user did not
 * aim at it. Pressing the same control again counts. So does any press after the pointer moved or a key was pressed.
 */
export function guardStrayPresses(root: Document): () => void {
  let before: Press | undefined;
  let isStray = false;

  const isNear = ({ clientX, clientY }: MouseEvent): boolean =>
    before !== undefined && Math.hypot(clientX - before.x, clientY - before.y) < NEAR;
  const judge = (event: PointerEvent) => {
    const press = pressOf(event);
    isStray =
      before !== undefined &&
      isNear(event) &&
      press.at - before.at < SOON &&
      (press.control !== before.control || press.name !== before.name);
    if (!isStray) before = press;
  };
  const listen = (event: MouseEvent) => {
    if (event.type === 'pointermove') {
      if (!isNear(event)) before = undefined;
      return;
    }
    if (event.type === 'pointerdown') judge(event as PointerEvent);
    // the keyboard clicks too, at no point
    if (!isStray || (event.type === 'click' && event.detail === 0)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const type = (event: Event) => {
    // a checkbox that is pressed has an input event of another class
    if (event instanceof KeyboardEvent || event instanceof InputEvent) before = undefined;
  };
  for (const name of LISTENED) root.addEventListener(name, listen, true);
  for (const name of TYPED) root.addEventListener(name, type, true);
  return () => {
    for (const name of LISTENED) root.removeEventListener(name, listen, true);
    for (const name of TYPED) root.removeEventListener(name, type, true);
  };
}

function pressOf({ target, clientX: x, clientY: y, timeStamp: at }: PointerEvent): Press {
  const control = target instanceof Element ? (target.closest(CONTROLS) ?? target) : null;
  return { x, y, at, control, name: nameOf(control) };
}

/** The name of a control. Fields have none here, because their name can contain their value. */
const nameOf = (control: Element | null): string =>
  control instanceof HTMLInputElement
    ? ''
    : (control?.getAttribute('aria-label') ?? control?.textContent ?? '');
