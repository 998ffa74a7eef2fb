import { createContext, useContext } from 'react';
import { todayIn } from '../../../schema/nights';
import { twoDigits } from './format';
import { useBrowserOnly } from './hydration';

/** When the page was rendered by the server, in milliseconds since 1970. */
export const RenderedAt = createContext(0);

/** Today in a time zone, or where the browser is. */
export function useToday(timeZone?: string): string {
  const renderedAt = useContext(RenderedAt);
  return useBrowserOnly(
    () => (timeZone ? todayIn(timeZone, new Date()) : todayHere()),
    () => todayIn(timeZone ?? 'UTC', new Date(renderedAt)),
  );
}

/** Today in the browser's time zone. */
export function todayHere(): string {
  const at = new Date();
  return `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`;
}
