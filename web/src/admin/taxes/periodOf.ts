import { todayIn } from '../../../../schema/nights';
import { taxPeriod, type DayRange } from '../../../../schema/taxPeriod';
import { boundsOf } from '../table/filters';
import * as texts from './texts';

/** The filter of the period. */
export const PERIOD = { name: 'period', label: texts.period, kind: 'days' } as const;

/** The days of the report by the filter in the address; without one, this month in UTC. */
export const periodOf = (chosen: string | undefined): DayRange =>
  taxPeriod(boundsOf(chosen), todayIn('UTC', new Date()));
