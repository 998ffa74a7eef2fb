import type { IControl, Map as MapLibre } from 'maplibre-gl';
import { distanceUnit } from '../../kit/distance';

/** The greatest width of the scale, in pixels. */
const MAX_WIDTH = 100;
const METRES_PER_MILE = 1609.344;
/** The lengths that a scale has, in the unit of the reader. */
const LENGTHS = [
  0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000,
] as const;

/** The longest round distance that fits into the scale, in the unit of what a pixel is long. */
export const scaleLength = (perPixel: number): number =>
  LENGTHS.findLast((length) => length <= MAX_WIDTH * perPixel) ?? LENGTHS[0];

/** The scale of a map in miles, or in kilometres where these are usual: MapLibre's own shows feet below one mile. */
export function distanceScale(): IControl {
  const bar = document.createElement('div');
  bar.classList.add('maplibregl-ctrl', 'maplibregl-ctrl-scale');
  const update = ({ target: map }: { target: MapLibre }) => {
    const { clientWidth, clientHeight } = map.getContainer();
    const [x, y] = [clientWidth / 2, clientHeight / 2];
    const metres = map.unproject([x - MAX_WIDTH / 2, y]).distanceTo(map.unproject([x + MAX_WIDTH / 2, y]));
    const unit = distanceUnit();
    const perPixel = metres / METRES_PER_MILE / unit.miles / MAX_WIDTH;
    const length = scaleLength(perPixel);
    bar.style.width = `${length / perPixel}px`;
    bar.textContent = unit.inWords(length);
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
