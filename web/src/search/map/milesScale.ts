import type { IControl, Map as MapLibre } from 'maplibre-gl';
import { fill } from '../../../../schema/fill';
import { distanceInMiles } from '../../kit/texts';

/** The greatest width of the scale, in pixels. */
const MAX_WIDTH = 100;
const METRES_PER_MILE = 1609.344;
const MILES = [
  0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000,
] as const;

/** The longest round distance, in miles, that fits into the scale. */
export const scaleLength = (milesPerPixel: number): number =>
  MILES.findLast((miles) => miles <= MAX_WIDTH * milesPerPixel) ?? MILES[0];

/** The scale of a map in miles: MapLibre's own shows feet below one mile. */
export function milesScale(): IControl {
  const bar = document.createElement('div');
  bar.classList.add('maplibregl-ctrl', 'maplibregl-ctrl-scale');
  const update = ({ target: map }: { target: MapLibre }) => {
    const { clientWidth, clientHeight } = map.getContainer();
    const [x, y] = [clientWidth / 2, clientHeight / 2];
    const metres = map.unproject([x - MAX_WIDTH / 2, y]).distanceTo(map.unproject([x + MAX_WIDTH / 2, y]));
    const milesPerPixel = metres / METRES_PER_MILE / MAX_WIDTH;
    const miles = scaleLength(milesPerPixel);
    bar.style.width = `${miles / milesPerPixel}px`;
    bar.textContent = fill(distanceInMiles, { count: miles });
  };
  return {
    onAdd(map) {
      map.on('move', update);
      update({ target: map });
      return bar;
    },
    onRemove(map) {
      map.off('move', update);
      bar.remove();
    },
  };
}
