import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useBrowserOnly } from '../../kit/hydration';
import type { MapArea } from '../mapArea';
import type { MapHotel } from '../mapPins';
import type { Circle, Landmark, Spot } from './ownFeatures';
import styles from './StreetMap.module.css';

export interface StreetMapProps {
  /** Says what the pins are, such as 'Map of these hotels'. */
  label: string;
  hotels: readonly MapHotel[];
  active?: string | undefined;
  onActive: (id: string | undefined) => void;
  /** Called with the hotel whose pin is pressed. */
  onGo: (id: string) => void;
  circle?: Circle | undefined;
  /** The tourist locations whose places are known. */
  landmarks: readonly Landmark[];
  /** The hotel from which the map shows how far guests get on foot. */
  walkFrom?: Spot | undefined;
  /** The area to show; without it the map shows all hotels. */
  area?: MapArea | undefined;
  /** Called with the visible area after the guest moves the map. */
  onMoved?: (area: MapArea) => void;
  /** True if one finger or the wheel moves the map instead of the page. */
  isLarge?: boolean;
}

interface Props extends StreetMapProps {
  /** Shown instead of a map that cannot be drawn or loaded. */
  fallback: ReactNode;
  /** Shown on top of the map once it is drawn. */
  children?: ReactNode;
}

type View = ComponentType<StreetMapProps & { onFail: () => void }>;

/** False in browsers without WebGL 2, or with WebGL 2 switched off. */
const canDraw = (): boolean =>
  'WebGL2RenderingContext' in window && document.createElement('canvas').getContext('webgl2') !== null;

/** A map whose code loads when it is scrolled to. It shows the fallback if it cannot be drawn or loaded. */
export function StreetMap({ fallback, children, ...map }: Props) {
  const container = useRef<HTMLDivElement>(null);
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
    observer.observe(container.current!);
    return () => observer.disconnect();
  }, [hasFailed, View]);
  if (hasFailed) return <>{fallback}</>;
  return (
    <div ref={container} aria-busy={!View} className={styles.frame}>
      {View && <View {...map} onFail={() => setFailed(true)} />}
      {View && children}
    </div>
  );
}
