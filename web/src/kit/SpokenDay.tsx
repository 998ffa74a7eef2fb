import { shortDate } from './format';
import { spokenDay } from './moments';
import { useBrowserOnly } from './hydration';

/** The day of a moment on the reader's clock, as people say it. */
export const SpokenDay = ({ moment }: { moment: string }) =>
  useBrowserOnly(
    () => spokenDay(moment),
    () => shortDate(moment.slice(0, 10)),
  );
