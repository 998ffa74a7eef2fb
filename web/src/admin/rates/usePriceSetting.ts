import { skipToken } from '@apollo/client/react';
import { fill } from '../../../../schema/fill';
import { dollars } from '../../kit/format';
import { spokenMoment } from '../../kit/moments';
import { useDebounced } from '../../kit/useDebounced';
import { actorWords } from '../audit/auditValues';
import { spokenNight } from '../tapechart/ChartHead';
import { usePriceSettingQuery } from './PastRates.generated';
import { normalizeArea, type Area } from './rateArea';
import type { RatedRoom } from './RateGrid';
import * as texts from './texts';

/** Milliseconds without another selection before it asks. */
const PAUSE = 250;

/** Who gave the one night that is selected its price, and when; undefined for the base price, and while it loads. */
export function usePriceSetting(area: Area | undefined, rooms: readonly RatedRoom[]): string | undefined {
  const settled = useDebounced(area, PAUSE);
  const { rows, days } = settled && settled === area ? normalizeArea(settled) : NOTHING;
  const room = rows[0] === rows[1] && days[0] === days[1] ? rooms[rows[0]] : undefined;
  const rate = room?.nightRates[days[0]];
  const isOwn = room !== undefined && rate !== undefined && rate.cents !== room.priceCents;
  const { data } = usePriceSettingQuery(
    isOwn ? { variables: { roomTypeId: room.id, night: rate.night } } : skipToken,
  );
  if (!isOwn || !data) return undefined;
  const what = { price: dollars(rate.cents), night: spokenNight(rate.night) };
  const setting = data.roomType?.priceSetting;
  if (!setting) return fill(texts.setUnknown, what);
  return fill(texts.setBy, { ...what, who: actorWords(setting), moment: spokenMoment(setting.at) });
}

const NOTHING: Area = { rows: [-1, -1], days: [-1, -1] };
