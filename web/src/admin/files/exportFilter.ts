import { accepts, toRange, type Filter } from '../table/filters';
import * as texts from './texts';

/** The typed filters of an export. */
export interface TypedFilter {
  hotel: string;
  city: string;
  /** The name of the filter whose dates count. */
  dates: string;
  from: string;
  to: string;
}

/** An export of everything. */
export const noFilter = (filters: readonly Filter[]): TypedFilter => ({
  hotel: '',
  city: '',
  dates: daysOf(filters)[0]?.name ?? '',
  from: '',
  to: '',
});

/** The filters by dates. */
export const daysOf = (filters: readonly Filter[]): Filter[] => filters.filter(({ kind }) => kind === 'days');

/** The filters of a list by their names, without empty ones. */
export function filtersOf({ hotel, city, dates, from, to }: TypedFilter): Record<string, string> {
  const typed = { hotel: hotel.trim(), city: city.trim(), [dates]: toRange({ from, to }) };
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value));
}

/** The problems of the typed filters by field. */
export function problemsOf(typed: TypedFilter, filters: readonly Filter[]) {
  const isWrong = (kind: 'hotel' | 'city') => {
    const filter = filters.find((one) => one.kind === kind);
    return filter && typed[kind].trim() !== '' && !accepts(filter, typed[kind].trim());
  };
  return {
    hotel: isWrong('hotel') ? texts.chooseHotel : undefined,
    city: isWrong('city') ? texts.chooseCity : undefined,
    to: typed.from && typed.to && typed.to < typed.from ? texts.datesReversed : undefined,
  };
}
