import { perLanguage } from '../../../../schema/language';
import { memo } from 'react';
import { fill } from '../../../../schema/fill';
import { addNights } from '../../../../schema/nights';
import { dayLeft } from './chartStyles';
import { DAY } from './geometry';
import * as texts from './texts';

interface Props {
  origin: string;
  today: string;
  from: number;
  to: number;
  corner: string;
}

const weekday = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { weekday: 'short', timeZone: 'UTC' }),
);
const monthName = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);
/** A month of which so few days are visible that its name with the year would stand on that of the next. */
const shortMonth = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { month: 'short', timeZone: 'UTC' }),
);
const NAME_WITH_YEAR = 120;
const spokenDay = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'full', timeZone: 'UTC' }),
);
export const spokenNight = (night: string): string => spokenDay().format(new Date(night));

/** The visible days of the chart, below their months. */
export const ChartHead = memo(function ChartHead({ origin, today, from, to, corner }: Props) {
  const days = Array.from({ length: to - from }, (_, index) => from + index);
  const nights = days.map((day) => addNights(origin, day));
  const months = [...new Set(nights.map((night) => night.slice(0, 7)))];
  return (
    <div className="head" role="row" aria-rowindex={1}>
      <div className="corner" role="columnheader" aria-colindex={1}>
        {corner}
      </div>
      {months.map((month) => {
        const first = nights.findIndex((night) => night.startsWith(month));
        const count = nights.filter((night) => night.startsWith(month)).length;
        return (
          <div
            key={month}
            className="month"
            aria-hidden
            style={{ left: dayLeft(from + first), width: count * DAY }}
          >
            <span>
              {(count * DAY < NAME_WITH_YEAR ? shortMonth() : monthName()).format(new Date(`${month}-01`))}
            </span>
          </div>
        );
      })}
      {nights.map((night, index) => (
        <div
          key={night}
          role="columnheader"
          aria-colindex={from + index + 2}
          aria-label={
            night === today ? fill(texts.todayNight, { night: spokenNight(night) }) : spokenNight(night)
          }
          className={night === today ? 'day today' : 'day'}
          style={{ left: dayLeft(from + index) }}
        >
          {weekday().format(new Date(night))}
          <b>{Number(night.slice(8))}</b>
        </div>
      ))}
    </div>
  );
});
