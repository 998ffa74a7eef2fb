import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { AttributionControl, Map as MapLibre, Marker, NavigationControl } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import { fill } from '../../../../schema/fill';
import { Button } from '../../kit/Button';
import { classNames } from '../../kit/classNames';
import { useAppearance } from '../../kit/useAppearance';
import type { MapArea } from '../mapArea';
import { nearbyHotels, pinsWithPrice } from '../mapPins';
import { makeArea } from './makeArea';
import { useMapStyleQuery } from './MapStyle.generated';
import { distanceScale } from './distanceScale';
import { northArrow } from './northArrow';
import type { StreetMapProps } from './StreetMap';
import { cornersOf, LONGEST_WALK, streetOf, type Spot } from './ownFeatures';
import { ownStyle } from './ownStyle';
import { pinElement } from './pinElements';
import * as texts from './texts';
import styles from './MapView.module.css';

/** The zoom at which a single hotel is shown. */
const MAX_FIT_ZOOM = 14;

/** The words of the map's library in the language of the page. */
const WORDS = {
  'Map.Title': texts.map,
  'Marker.Title': texts.marker,
  'NavigationControl.ZoomIn': texts.zoomIn,
  'NavigationControl.ZoomOut': texts.zoomOut,
  'AttributionControl.ToggleAttribution': texts.attribution,
  'CooperativeGesturesHandler.WindowsHelpText': texts.zoomWithCtrl,
  'CooperativeGesturesHandler.MacHelpText': texts.zoomWithCommand,
  'CooperativeGesturesHandler.MobileHelpText': texts.moveWithTwoFingers,
};

/** A map that can be moved, with a pin for each hotel. */
export function MapView(props: StreetMapProps & { onFail: () => void }) {
  const { data, error } = useMapStyleQuery();
  const [hasStyleFailed, setStyleFailed] = useState(false);
  if (!data && !error) return null;
  // without the setting, and while the host of the style does not answer, the map has our own style
  const styleUrl = (!hasStyleFailed && data?.settings.mapStyleUrl) || null;
  return <MapCanvas {...props} styleUrl={styleUrl} onStyleFail={() => setStyleFailed(true)} />;
}

interface CanvasProps extends StreetMapProps {
  styleUrl: string | null;
  onFail: () => void;
  /** Called if the style cannot be loaded. */
  onStyleFail: () => void;
}

function MapCanvas({ styleUrl, onFail, onStyleFail, ...props }: CanvasProps) {
  const { label, hotels, active, circle, landmarks, walkFrom, area, isLarge = false } = props;
  const container = useRef<HTMLDivElement>(null);
  const view = useRef<MapLibre>(null);
  const pins = useRef(new Map<string, { marker: Marker; element: HTMLButtonElement }>());
  const isDark = useAppearance() === 'dark';
  const [outside, setOutside] = useState(0);

  const located = hotels.filter(isLocated);
  const middle = middleOf(nearbyHotels(hotels).filter(isLocated));
  const streets = located.flatMap(({ address, latitude, longitude }) =>
    address ? [{ name: streetOf(address), latitude, longitude }] : [],
  );
  const surroundings = { landmarks, streets, circle, walkFrom };
  const styleOf = () => styleUrl ?? ownStyle(isDark, middle, surroundings);
  const styleKey = styleUrl ?? JSON.stringify([isDark, middle, surroundings]);
  const fail = useEffectEvent(onFail);
  const failStyle = useEffectEvent(onStyleFail);
  const moved = useEffectEvent((map: MapLibre) => {
    const bounds = map.getBounds();
    props.onMoved?.(makeArea(bounds.getSouth(), bounds.getWest(), bounds.getNorth(), bounds.getEast()));
  });
  const show = useEffectEvent((map: MapLibre, animate: boolean) => {
    const near = [
      ...nearbyHotels(hotels).filter(isLocated),
      ...(circle ? cornersOf(circle, circle.miles) : []),
      // a single hotel is shown with its landmark and the walks from it
      ...(walkFrom && hotels.length === 1 ? [...cornersOf(walkFrom, LONGEST_WALK), ...landmarks] : []),
    ];
    if (!area && near.length > 0) map.fitBounds(boundsOf(near), { ...FIT_OPTIONS, animate });
    // a map that the guest has moved stays where it is
    if (area && !animate) map.fitBounds(edgesOf(area), { animate: false });
  });
  const makeStyle = useEffectEvent(styleOf);

  useEffect(() => {
    let map: MapLibre;
    try {
      map = new MapLibre({
        container: container.current!,
        style: makeStyle(),
        attributionControl: false,
        locale: WORDS,
        dragRotate: false,
        touchPitch: false,
        renderWorldCopies: true,
        // a small map does not stop the page from scrolling
        cooperativeGestures: !isLarge,
        maxZoom: 17,
      });
    } catch {
      fail();
      return;
    }
    view.current = map;
    let hasStyle = false;
    map.on('style.load', () => (hasStyle = true));
    // without a listener, each failure is written to the console
    map.on('error', ({ error }) => (hasStyle || !styleUrl ? console.error(error) : failStyle()));
    map.touchZoomRotate.disableRotation();
    map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
    map.addControl(northArrow(), 'top-right');
    map.addControl(distanceScale(), 'top-right');
    map.addControl(
      new AttributionControl({
        compact: false,
        customAttribution: styleUrl ? undefined : texts.approximateLocations,
      }),
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
  useEffect(() => {
    if (!isFirstStyle.current) view.current?.setStyle(makeStyle());
    isFirstStyle.current = false;
  }, [styleKey]);

  const hotelsKey = JSON.stringify(hotels);
  const addPins = useEffectEvent((map: MapLibre) => {
    const known = pins.current;
    const focusOn = (id: string) => known.get(id)?.element.focus();
    for (const [index, hotel] of located.entries()) {
      const element = pinElement(hotel, {
        onActive: props.onActive,
        onGo: props.onGo,
        onStep: (_, by) => focusOn(located[(index + by + located.length) % located.length]!.id),
        onFocus: (id) => {
          for (const [other, pin] of known) pin.element.tabIndex = other === id ? 0 : -1;
          // moves a focused pin into view
          if (!map.getBounds().contains([hotel.longitude, hotel.latitude]))
            map.easeTo({ center: [hotel.longitude, hotel.latitude] });
        },
      });
      element.tabIndex = index === 0 ? 0 : -1;
      const marker = new Marker({ element }).setLngLat([hotel.longitude, hotel.latitude]).addTo(map);
      known.set(hotel.id, { marker, element });
    }
  });
  const layOut = useEffectEvent((map: MapLibre) => {
    const points = located.map(({ id, latitude, longitude }) => {
      const { x, y } = map.project([longitude, latitude]);
      return { id, x, y };
    });
    const longest = Math.max(...located.map(({ price }) => price.length));
    const width = Math.max(PRICE_SIZE.width, PRICE_SIZE.character * longest);
    const priced = pinsWithPrice(points, width, PRICE_SIZE.height);
    for (const [id, { element }] of pins.current) element.classList.toggle('dot', !priced.has(id));
    const bounds = map.getBounds();
    setOutside(located.filter((hotel) => !bounds.contains([hotel.longitude, hotel.latitude])).length);
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
  }, [hotelsKey, label, isLarge, styleUrl]);

  useEffect(() => {
    for (const [id, { element }] of pins.current) element.classList.toggle('active', id === active);
  }, [active, hotelsKey]);

  // the same in light and dark: MapLibre adds classes of its own to the element
  const className = classNames(styles.map, styleUrl !== null && styles.external);
  return (
    <>
      <div ref={container} className={className} />
      {outside > 0 && (
        <Button
          size="small"
          variant="outlined"
          onClick={() => view.current?.fitBounds(boundsOf(located), FIT_OPTIONS)}
          className={styles.outside}
        >
          {fill(outside < located.length ? texts.hotelsOutside : texts.showHotels, { count: outside })}
        </Button>
      )}
    </>
  );
}

type Located = { latitude: number; longitude: number };
const isLocated = <H extends { latitude: number | null; longitude: number | null }>(
  hotel: H,
): hotel is H & Located => hotel.latitude !== null && hotel.longitude !== null;

const FIT_OPTIONS = { padding: 48, maxZoom: MAX_FIT_ZOOM };
/** The least room that a price takes, in pixels, and the width of one of its characters. */
const PRICE_SIZE = { width: 60, height: 28, character: 10 };

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
