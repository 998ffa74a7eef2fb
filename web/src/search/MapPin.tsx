import type { KeyboardEvent } from 'react';
import { classNames } from '../kit/classNames';
import { pinPrice, type Pin, type Place } from './mapPins';
import styles from './MapPin.module.css';

interface Props extends Pin {
  isPriced: boolean;
  /** Whether the tab key stops here. */
  isStop: boolean;
  onPoint: (isPointed: boolean) => void;
  onFocus: () => void;
  onGo: () => void;
}

/** A hotel on the map: its price where there is room for it, else a dot. */
export function MapPin({ place, x, y, isBeyond, isPriced, isStop, onPoint, onFocus, onGo }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onGo();
  };
  return (
    <g
      role="button"
      aria-label={[place.name, pinPrice(place), isBeyond && 'further away'].filter(Boolean).join(', ')}
      tabIndex={isStop ? 0 : -1}
      data-pin={place.id}
      transform={at(x, y)}
      onMouseEnter={() => onPoint(true)}
      onMouseLeave={() => onPoint(false)}
      onFocus={() => {
        onFocus();
        onPoint(true);
      }}
      onBlur={() => onPoint(false)}
      onClick={onGo}
      onKeyDown={onKeyDown}
      className={classNames(styles.pin, isBeyond && styles.beyond)}
    >
      {isPriced ? <PricePill place={place} /> : <circle r={6} />}
    </g>
  );
}

/** The pin that is pointed at, drawn once more above all others. */
export function ActivePin({ place, x, y }: Pin) {
  return (
    <g aria-hidden transform={at(x, y)} className={styles.active}>
      <PricePill place={place} />
    </g>
  );
}

function PricePill({ place }: { place: Place }) {
  const price = pinPrice(place);
  if (!price) return <circle r={8} />;
  const width = price.length * 8 + 14;
  return (
    <>
      <rect x={-width / 2} y={-12} width={width} height={24} rx={12} />
      <text textAnchor="middle" y={4.5}>
        {price}
      </text>
    </>
  );
}

const at = (x: number, y: number) => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
