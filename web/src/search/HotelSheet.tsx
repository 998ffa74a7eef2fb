import { useState, type KeyboardEvent } from 'react';
import { classNames } from '../kit/classNames';
import { counted } from '../kit/format';
import text from '../kit/text.module.css';
import { ActivePin, MapPin } from './MapPin';
import { labelled, placePins, scaleBar, type Place } from './mapPins';
import styles from './HotelSheet.module.css';

interface Props {
  places: readonly Place[];
  active: string | undefined;
  onActive: (id: string | undefined) => void;
  /** Called with the hotel whose pin is pressed. */
  onGo: (id: string) => void;
}

const [WIDTH, HEIGHT, MARGIN] = [300, 390, 36];
/** Below the pins, where the scale stands. */
const FOOT = 36;

/**
 * A plain sheet with the hotels of a list, drawn from their coordinates alone, for browsers that cannot draw a map. It
 * is one tab stop: the arrow keys go from pin to pin, Enter goes to the hotel in the list.
 */
export function HotelSheet({ places, active, onActive, onGo }: Props) {
  const { pins, unitsPerMile } = placePins(places, WIDTH, HEIGHT - FOOT, MARGIN);
  const [current, setCurrent] = useState<string>();
  if (pins.length === 0) return null;

  const priced = labelled(pins, 56, 24);
  const stop = pins.some(({ place }) => place.id === current) ? current : pins[0]!.place.id;
  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    const at = pins.findIndex(({ place }) => place.id === stop);
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = pins[(at + by + pins.length) % pins.length]!.place.id;
    event.currentTarget.querySelector<SVGElement>(`[data-pin="${next}"]`)?.focus();
  };
  const pointed = pins.find(({ place }) => place.id === active);
  const bar = scaleBar(unitsPerMile, 90);
  // What is drawn later lies on top: prices above dots.
  const ordered = [...pins].sort((a, b) => Number(priced.has(a.place.id)) - Number(priced.has(b.place.id)));

  return (
    <div>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="group"
        aria-label="Map of these hotels"
        onKeyDown={onKeyDown}
        className={styles.map}
      >
        <path d={GRID} className={styles.grid} />
        <g className={styles.scale} aria-hidden>
          <path d={`M16 ${HEIGHT - 16}v-5m0 5h${bar * unitsPerMile}m0 0v-5`} />
          <text x={16} y={HEIGHT - 26}>
            {counted(bar, 'mile')}
          </text>
        </g>
        {ordered.map((pin) => (
          <MapPin
            key={pin.place.id}
            {...pin}
            isPriced={priced.has(pin.place.id)}
            isStop={pin.place.id === stop}
            onPoint={(isPointed) => onActive(isPointed ? pin.place.id : undefined)}
            onFocus={() => setCurrent(pin.place.id)}
            onGo={() => onGo(pin.place.id)}
          />
        ))}
        {pointed && <ActivePin {...pointed} />}
      </svg>
      <div aria-hidden className={classNames(text.oneLine, styles.caption)}>
        {pointed && pointed.place.name + (pointed.isBeyond ? ', further away' : '')}
        {!pointed && 'Press a pin to find its hotel in the list'}
      </div>
    </div>
  );
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const GRID = [60, 120, 180, 240, 300].map((at) => `M${at} 0v${HEIGHT}M0 ${at}h${WIDTH}`).join('');
