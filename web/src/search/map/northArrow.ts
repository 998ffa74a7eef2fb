import type { IControl } from 'maplibre-gl';
import * as texts from './texts';

/** An arrow to the north, which is always up: the map does not turn. */
export function northArrow(): IControl {
  const arrow = document.createElement('div');
  arrow.className = 'maplibregl-ctrl map-north';
  arrow.setAttribute('role', 'img');
  arrow.setAttribute('aria-label', texts.northIsUp);
  arrow.append('↑', document.createElement('br'), texts.north);
  return { onAdd: () => arrow, onRemove: () => arrow.remove() };
}
