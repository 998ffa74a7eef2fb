import { pinPrice, type Place } from '../mapPins';

/** What happens to the pins of a map. */
export interface PinEvents {
  /** A pin is pointed at or focused; undefined when it no longer is. */
  onActive: (id: string | undefined) => void;
  onGo: (id: string) => void;
  /** The arrow keys lead to the next pin, or back. */
  onStep: (id: string, by: number) => void;
  onFocus: (id: string) => void;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The button that stands for a place on a map: its price, or a dot. */
export function pinElement(place: Place, events: PinEvents): HTMLButtonElement {
  const { id, name } = place;
  const pin = document.createElement('button');
  const price = pinPrice(place);
  pin.type = 'button';
  pin.className = 'pin';
  pin.dataset.pin = id;
  pin.textContent = price;
  pin.tabIndex = -1;
  pin.setAttribute('role', 'button');
  pin.setAttribute('aria-label', [name, price].filter(Boolean).join(', '));
  pin.addEventListener('mouseenter', () => events.onActive(id));
  pin.addEventListener('mouseleave', () => events.onActive(undefined));
  pin.addEventListener('focus', () => {
    events.onFocus(id);
    events.onActive(id);
  });
  pin.addEventListener('blur', () => events.onActive(undefined));
  pin.addEventListener('click', () => events.onGo(id));
  pin.addEventListener('keydown', (event) => {
    const by = STEPS[event.key];
    // the map itself would move
    event.stopPropagation();
    if (by === undefined) return;
    event.preventDefault();
    events.onStep(id, by);
  });
  return pin;
}
