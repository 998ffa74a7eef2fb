import type { KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import { wholeDollars } from '../ui/wholeDollars';
import type { Pin, Place } from './mapPins';

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
    <Box
      component="g"
      role="button"
      aria-label={[place.name, priceOf(place), isBeyond && 'further away'].filter(Boolean).join(', ')}
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
      sx={[pinStyle, isBeyond ? beyondStyle : {}]}
    >
      {isPriced ? <PricePill place={place} /> : <circle r={6} />}
    </Box>
  );
}

/** The pin that is pointed at, drawn once more above all others. */
export function ActivePin({ place, x, y }: Pin) {
  return (
    <Box component="g" aria-hidden transform={at(x, y)} sx={activeStyle}>
      <PricePill place={place} />
    </Box>
  );
}

function PricePill({ place }: { place: Place }) {
  const price = priceOf(place);
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
const priceOf = ({ priceCents: cents }: Place) => (cents === null ? '' : wholeDollars(cents));

const pinStyle = {
  cursor: 'pointer',
  '&:focus:not(:focus-visible)': { outline: 'none' },
  '& rect': { fill: 'var(--mui-palette-background-paper)', stroke: 'var(--mui-palette-primary-main)' },
  '& circle': {
    fill: 'var(--mui-palette-primary-main)',
    stroke: 'var(--mui-palette-background-default)',
    strokeWidth: 2,
  },
  '& text': { fill: 'var(--mui-palette-text-primary)', fontSize: '0.8125rem', fontWeight: 600 },
};
/** Dashed: it is not where it stands. */
const beyondStyle = { '& :is(rect, circle)': { strokeDasharray: '3 2' } };
const activeStyle = {
  pointerEvents: 'none',
  '& :is(rect, circle)': {
    fill: 'var(--mui-palette-primary-main)',
    stroke: 'var(--mui-palette-background-paper)',
    strokeWidth: 2,
  },
  '& text': { fill: 'var(--mui-palette-primary-contrastText)', fontSize: '0.8125rem', fontWeight: 600 },
};
