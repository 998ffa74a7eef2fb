import { createContext, useContext } from 'react';
import { todayIn } from '../../../schema/nights';
import { useBrowserOnly } from './hydration';

/** When the page was rendered by the server, in milliseconds since 1970. */
export const RenderedAt = createContext(0);

/** Today in a time zone, or where the browser is. */
export function useToday(timeZone?: string): string {
  const renderedAt = useContext(RenderedAt);
  return useBrowserOnly(
    () => todayIn(timeZone ?? zoneHere(), new Date()),
    () => todayIn(timeZone ?? 'UTC', new Date(renderedAt)),
  );
}

/** Today in the browser's time zone. */
export const todayHere = (): string => todayIn(zoneHere(), new Date());

const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
