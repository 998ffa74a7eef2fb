import type { Duty } from '../../../../schema/staffPages';
import * as texts from './texts';

/** The duties in words. */
export const DUTY_WORDS: Readonly<Record<Duty, string>> = {
  OWNER: texts.owner,
  MANAGER: texts.manager,
  FRONT_DESK: texts.frontDesk,
  REVENUE: texts.revenue,
  HOUSEKEEPING: texts.housekeeping,
  FINANCE: texts.finance,
};

const choice = new Intl.ListFormat('en', { type: 'disjunction' });
const both = new Intl.ListFormat('en', { type: 'conjunction' });

/** The duties that open something, as a choice: 'Manager, Front desk, or Finance'. */
export const anyOf = (duties: readonly Duty[]): string =>
  choice.format([...(duties.includes('MANAGER') ? [] : ['MANAGER' as const]), ...duties].map((duty) => DUTY_WORDS[duty]));

/** The names of hotels; of many the first ones and the number of the others. */
export const namesOf = (hotels: readonly { name: string }[]): string =>
  both.format(hotels.map(({ name }) => name));
