import { wholeDollars } from '../../ui/wholeDollars';
import type { Place } from '../mapPins';

/** What happens to the pins of a map. */
export interface PinEvents {
  /** A pin is pointed at or focused; undefined when it no longer is. */
  onActive: (id: string | undefined) => void;
  onGo: (id: string) => void;
  /** The arrow keys lead to the next pin, or back. */
  onStep: (id: string, by: number) => void;
  onFocus: (id: string) => void;
}

const priceOf = ({ priceCents: cents }: Place): string => (cents === null ? '' : wholeDollars(cents));

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The button that stands for a place on a map: its price, or a dot. */
export function pinElement(place: Place, events: PinEvents): HTMLButtonElement {
  const { id, name } = place;
  const pin = document.createElement('button');
  const price = priceOf(place);
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

export const pinStyles = {
  '& .pin': {
    px: 1,
    minWidth: 16,
    height: 26,
    border: '1.5px solid var(--mui-palette-primary-main)',
    borderRadius: '13px',
    bgcolor: 'background.paper',
    color: 'text.primary',
    fontFamily: 'inherit',
    fontSize: '0.8125rem',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    // prices above dots
    zIndex: 1,
  },
  '& .pin.dot, & .pin:empty': {
    zIndex: 0,
    width: 16,
    height: 16,
    p: 0,
    borderColor: 'background.paper',
    bgcolor: 'primary.main',
    fontSize: 0,
  },
  '& .pin.active': {
    zIndex: 2,
    width: 'auto',
    height: 26,
    px: 1,
    fontSize: '0.8125rem',
    borderColor: 'background.paper',
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
  },
  '& .pin:focus-visible': {
    outline: '2px solid var(--mui-palette-primary-main)',
    outlineOffset: 2,
    zIndex: 2,
  },
};
