import { perLanguage } from '../../../../schema/language';
import { DUTY_WORDS } from '../../../../schema/dutyWords';
import type { Duty } from '../../../../schema/staffPages';

const choice = perLanguage((language) => new Intl.ListFormat(language, { type: 'disjunction' }));
const both = perLanguage((language) => new Intl.ListFormat(language, { type: 'conjunction' }));

/** The duties that open something, as a choice: 'Manager, Front desk, or Finance'. Managers have every duty that is named. */
export const anyOf = (duties: readonly Duty[]): string =>
  choice().format([...new Set<Duty>(['MANAGER', ...duties])].map((duty) => DUTY_WORDS[duty].label));

/** The names of hotels or people: 'The Lampwright and Harbour House'. */
export const namesOf = (named: readonly { name: string }[]): string =>
  both().format(named.map(({ name }) => name));
