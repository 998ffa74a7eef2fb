import { fill } from '../../../../schema/fill';
import { dollars, wholeDollars } from '../../kit/format';
import { spokenNight } from '../tapechart/ChartHead';
import { aYearBefore, differenceInPercent } from './lastYear';
import type { RatedRoom } from './RateGrid';
import * as texts from './texts';
import type { SoldByNight } from './useLastYear';

interface Props {
  rates: RatedRoom['nightRates'];
  /** Undefined while it loads. */
  sold: SoldByNight | undefined;
}

/** Below the rates of a room type: the average price that it sold for a year ago, and how the rate differs from it. */
export function LastYearRow({ rates, sold }: Props) {
  return (
    <div role="row" className="row before">
      <div role="rowheader" className="title" title={texts.soldAverage}>
        <span>{texts.soldLastYear}</span>
      </div>
      {rates.map(({ night: now, cents }) => {
        const night = aYearBefore(now);
        const { rooms, averageCents } = sold?.get(night) ?? {};
        if (!rooms || !averageCents)
          return (
            <div
              key={now}
              role="gridcell"
              className="cell"
              aria-label={sold && spoken(texts.noneSold, night)}
            >
              {sold && '–'}
            </div>
          );
        const difference = differenceInPercent(cents, averageCents);
        const price = dollars(averageCents);
        const words = spoken(texts.soldSpoken, night, { rooms, price, difference });
        return (
          <div key={now} role="gridcell" className="cell" aria-label={words} title={words}>
            <span>{wholeDollars(averageCents)}</span>
            <small>{difference}</small>
          </div>
        );
      })}
    </div>
  );
}

const spoken = (words: string, night: string, values: Record<string, string | number> = {}): string =>
  fill(words, { ...values, night: spokenNight(night) });
