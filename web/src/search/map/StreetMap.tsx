import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useBrowserOnly } from '../../kit/hydration';
import type { MapArea } from '../mapArea';
import type { Place } from '../mapPins';
import type { Circle } from './ownStyle';
import styles from './StreetMap.module.css';

export interface StreetMapProps {
  /** What the pins stand for, such as 'Map of these hotels'. */
  label: string;
  places: readonly Place[];
  active?: string | undefined;
  onActive: (id: string | undefined) => void;
  /** Called with the place whose pin is pressed. */
  onGo: (id: string) => void;
  circle?: Circle | undefined;
  /** The part that is shown; without it the one that holds all places. */
  area?: MapArea | undefined;
  /** Called with the part that is shown once somebody has moved the map. */
  onMoved?: (area: MapArea) => void;
  /** Whether one finger or the wheel move the map instead of the page. */
  isLarge?: boolean;
}

interface Props extends StreetMapProps {
  /** In place of the map where the browser cannot draw one. */
  fallback: ReactNode;
  /** What lies on the map, once it is drawn. */
  children?: ReactNode;
}

type View = ComponentType<StreetMapProps & { onFail: () => void }>;

/** Browsers without it, and those whose owners switched it off, get the plain sheet. */
const canDraw = (): boolean =>
  'WebGL2RenderingContext' in window && document.createElement('canvas').getContext('webgl2') !== null;

/** A map whose code is loaded once it is scrolled to; where it cannot be drawn or loaded, what stands in for it. */
export function StreetMap({ fallback, children, ...map }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [View, setView] = useState<View>();
  const [failed, setFailed] = useState(false);
  const cannotDraw = useBrowserOnly(
    () => !('WebGL2RenderingContext' in window),
    () => false,
  );
  const hasFailed = failed || cannotDraw;
  useEffect(() => {
    if (hasFailed || View) return;
    const fail = () => setFailed(true);
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      if (!canDraw()) fail();
      else import('./MapView').then(({ MapView }) => setView(() => MapView), fail);
    });
    observer.observe(frame.current!);
    return () => observer.disconnect();
  }, [hasFailed, View]);
  if (hasFailed) return <>{fallback}</>;
  return (
    <div ref={frame} aria-busy={!View} className={styles.frame}>
      {View && <View {...map} onFail={() => setFailed(true)} />}
      {View && children}
    </div>
  );
}
