import type { MapHotel } from '../mapPins';

/** The events of the pins of a map. */
export interface PinEvents {
  /** Called when a pin is pointed at or focused, and with undefined when it no longer is. */
  onActive: (id: string | undefined) => void;
  onGo: (id: string) => void;
  /** Called when an arrow key moves to the next pin, or back. */
  onStep: (id: string, by: number) => void;
  onFocus: (id: string) => void;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The button for a hotel on a map: its price, or a dot. */
export function pinElement(hotel: MapHotel, events: PinEvents): HTMLButtonElement {
  const { id, name, price } = hotel;
  const pin = document.createElement('button');
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
    // keeps the map from moving
    event.stopPropagation();
    if (by === undefined) return;
    event.preventDefault();
    events.onStep(id, by);
  });
  return pin;
}
