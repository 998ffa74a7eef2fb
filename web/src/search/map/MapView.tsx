import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { AttributionControl, Map as MapLibre, Marker, NavigationControl, ScaleControl } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import { Button } from '../../kit/Button';
import { classNames } from '../../kit/classNames';
import { useAppearance } from '../../kit/useAppearance';
import type { MapArea } from '../mapArea';
import { labelled, nearPlaces } from '../mapPins';
import { makeArea } from './makeArea';
import { useMapStyleQuery } from './MapStyle.generated';
import type { StreetMapProps } from './StreetMap';
import { cornersOf, ownStyle, type Spot } from './ownStyle';
import { pinElement } from './pinElements';
import styles from './MapView.module.css';

/** As near as a single place is shown. */
const NEAREST = 14;

/** A map that can be moved, with a pin for each place. */
export function MapView(props: StreetMapProps & { onFail: () => void }) {
  const { data, error } = useMapStyleQuery();
  if (!data && !error) return null;
  // without the setting the map is our own
  return <Drawn {...props} styleUrl={data?.settings.mapStyleUrl ?? null} />;
}

function Drawn({
  styleUrl,
  onFail,
  ...props
}: StreetMapProps & { onFail: () => void; styleUrl: string | null }) {
  const { label, places, active, circle, area, isLarge = false } = props;
  const frame = useRef<HTMLDivElement>(null);
  const view = useRef<MapLibre>(null);
  const pins = useRef(new Map<string, { marker: Marker; element: HTMLButtonElement }>());
  const isDark = useAppearance() === 'dark';
  const [outside, setOutside] = useState(0);

  const spots = places.filter(isKnown);
  const middle = middleOf(nearPlaces(places).filter(isKnown));
  const styleOf = () => styleUrl ?? ownStyle(isDark, middle, circle);
  const fail = useEffectEvent(onFail);
  const moved = useEffectEvent((map: MapLibre) => {
    const bounds = map.getBounds();
    props.onMoved?.(makeArea(bounds.getSouth(), bounds.getWest(), bounds.getNorth(), bounds.getEast()));
  });
  const show = useEffectEvent((map: MapLibre, animate: boolean) => {
    const near = [...nearPlaces(places).filter(isKnown), ...(circle ? cornersOf(circle) : [])];
    if (!area && near.length > 0) map.fitBounds(boundsOf(near), { ...FITTED, animate });
    // what somebody has moved stays where it is
    if (area && !animate) map.fitBounds(edgesOf(area), { animate: false });
  });
  const makeStyle = useEffectEvent(styleOf);

  useEffect(() => {
    let map: MapLibre;
    try {
      map = new MapLibre({
        container: frame.current!,
        style: makeStyle(),
        attributionControl: false,
        dragRotate: false,
        touchPitch: false,
        renderWorldCopies: true,
        // a page is scrolled past a small map, not stopped by it
        cooperativeGestures: !isLarge,
        maxZoom: 17,
      });
    } catch {
      fail();
      return;
    }
    view.current = map;
    map.touchZoomRotate.disableRotation();
    map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
    map.addControl(new ScaleControl({ unit: 'imperial' }), 'top-right');
    map.addControl(
      new AttributionControl({ compact: false, customAttribution: styleUrl ? undefined : HONESTY }),
      'bottom-right',
    );
    map.on('moveend', (event) => {
      if (event.originalEvent) moved(map);
    });
    show(map, false);
    return () => {
      map.remove();
      view.current = null;
    };
  }, [isLarge, styleUrl]);

  const isFirstStyle = useRef(true);
  const circleKey = JSON.stringify(circle);
  const middleKey = JSON.stringify(middle);
  useEffect(() => {
    if (!isFirstStyle.current) view.current?.setStyle(makeStyle());
    isFirstStyle.current = false;
  }, [isDark, circleKey, middleKey]);

  const placesKey = JSON.stringify(places);
  const addPins = useEffectEvent((map: MapLibre) => {
    const known = pins.current;
    const focusOn = (id: string) => known.get(id)?.element.focus();
    for (const [index, place] of spots.entries()) {
      const element = pinElement(place, {
        onActive: props.onActive,
        onGo: props.onGo,
        onStep: (_, by) => focusOn(spots[(index + by + spots.length) % spots.length]!.id),
        onFocus: (id) => {
          for (const [other, pin] of known) pin.element.tabIndex = other === id ? 0 : -1;
          // what is focused is seen
          if (!map.getBounds().contains([place.longitude, place.latitude]))
            map.easeTo({ center: [place.longitude, place.latitude] });
        },
      });
      element.tabIndex = index === 0 ? 0 : -1;
      const marker = new Marker({ element }).setLngLat([place.longitude, place.latitude]).addTo(map);
      known.set(place.id, { marker, element });
    }
  });
  const layOut = useEffectEvent((map: MapLibre) => {
    const placed = spots.map((place) => ({ place, ...map.project([place.longitude, place.latitude]) }));
    const priced = labelled(
      placed.map(({ place, ...point }) => ({ place, x: point.x, y: point.y })),
      ...PRICE_SIZE,
    );
    for (const [id, { element }] of pins.current) element.classList.toggle('dot', !priced.has(id));
    const seen = map.getBounds();
    setOutside(spots.filter((place) => !seen.contains([place.longitude, place.latitude])).length);
  });
  useEffect(() => {
    const map = view.current;
    if (!map) return;
    const group = map.getCanvasContainer();
    group.setAttribute('role', 'group');
    group.setAttribute('aria-label', label);
    addPins(map);
    show(map, true);
    layOut(map);
    const onMove = () => layOut(map);
    map.on('moveend', onMove);
    const known = pins.current;
    return () => {
      map.off('moveend', onMove);
      for (const { marker } of known.values()) marker.remove();
      known.clear();
    };
  }, [placesKey, label, isLarge, styleUrl]);

  useEffect(() => {
    for (const [id, { element }] of pins.current) element.classList.toggle('active', id === active);
  }, [active, placesKey]);

  // the same in both appearances: the map puts classes of its own on it
  const look = classNames(styles.map, styleUrl !== null && styles.ofOthers);
  return (
    <>
      <div ref={frame} className={look} />
      {outside > 0 && (
        <Button
          size="small"
          variant="outlined"
          onClick={() => view.current?.fitBounds(boundsOf(spots), FITTED)}
          className={styles.outside}
        >
          {outside < spots.length
            ? `${outside} further out: show all`
            : `Show the hotel${outside > 1 ? 's' : ''}`}
        </Button>
      )}
    </>
  );
}

type Known = { latitude: number; longitude: number };
const isKnown = <P extends { latitude: number | null; longitude: number | null }>(
  place: P,
): place is P & Known => place.latitude !== null && place.longitude !== null;

const HONESTY = 'Positions are approximate; city squares: 1 mile';
const FITTED = { padding: 48, maxZoom: NEAREST };
const PRICE_SIZE = [60, 28] as const;

function boundsOf(spots: readonly Spot[]): [number, number, number, number] {
  const [latitudes, longitudes] = [spots.map((spot) => spot.latitude), spots.map((spot) => spot.longitude)];
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}

function middleOf(spots: readonly Spot[]): Spot {
  if (spots.length === 0) return { latitude: 0, longitude: 0 };
  const [west, south, east, north] = boundsOf(spots);
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
}

const edgesOf = ({ south, west, north, east }: MapArea): [number, number, number, number] => [
  west,
  south,
  west <= east ? east : east + 360,
  north,
];
