import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import BlockIcon from '@mui/icons-material/BlockOutlined';
import { addNights, countNights, isNight } from '../../../../schema/nights';
import { useAddress } from '../../kit/useAddress';
import { DayNavigation, FIRST_DAY } from '../fields/DayNavigation';
import { useChosenHotel } from '../fields/useChosenHotel';
import { HotelSheet } from '../layout/HotelSheet';
import type { ChartHandle } from './Chart';
import { HotelChart } from './HotelChart';
import { Legend } from './Legend';
import * as texts from './texts';

/** The chart begins this many days before the first day shown. */
const DAYS_BEFORE = 28;
const FOUR_WEEKS = 28;

/** The tape chart of one hotel: the guests of each room on each night. */
export function TapeChartPage() {
  const { hotelId, today, choose } = useChosenHotel();
  const [{ date }, change] = useAddress(FIRST_DAY);
  const [requested, setRequested] = useState(date);
  const [scrolledTo, setScrolledTo] = useState<string>();
  // guests who arrived the day before yesterday are still in sight
  const defaultDay = today ? addNights(today, -2) : undefined;
  const start = requested ?? defaultDay;
  const day = scrolledTo ?? start;
  const [isBlocking, setBlocking] = useState(false);
  const chart = useRef<ChartHandle>(null);
  const origin = start && addNights(start, -DAYS_BEFORE);

  const writeAddress = useEffectEvent((night: string) => change({ date: night }, { replace: true }));
  useEffect(() => {
    const timer = scrolledTo && setTimeout(() => writeAddress(scrolledTo), 400);
    // must not change the address of the next screen
    return () => clearTimeout(timer || undefined);
  }, [scrolledTo]);
  // scrolling goes on while the day is written above the chart
  const onDay = useCallback(
    (days: number) => startTransition(() => setScrolledTo(addNights(origin!, days))),
    [origin],
  );
  const onBlocked = useCallback(() => setBlocking(false), []);
  const show = (night: string) => {
    if (!isNight(night)) return;
    const days = countNights(origin!, night);
    if (days >= 0 && days < 330) chart.current?.showDay(days);
    else {
      setRequested(night);
      setScrolledTo(night);
    }
  };
  return (
    <HotelSheet
      title={texts.tapeChart}
      isFixed
      hotelId={hotelId}
      isMissing={today === null}
      onHotel={(id) => {
        setRequested(scrolledTo ?? requested);
        choose(id);
      }}
      tools={
        <>
          {day && defaultDay && (
            <DayNavigation
              {...{ day, today: defaultDay }}
              step={[texts.fourWeeks, FOUR_WEEKS]}
              label={texts.firstDayShown}
              onDay={show}
            />
          )}
          <Button
            size="small"
            color="inherit"
            startIcon={<BlockIcon />}
            onClick={() => setBlocking(true)}
            disabled={!hotelId}
          >
            {texts.blockNights}
          </Button>
          <Box sx={{ flex: 1 }} />
          <Legend />
        </>
      }
    >
      {hotelId && origin && (
        <HotelChart
          key={`${hotelId} ${origin}`}
          {...{ hotelId, origin, chart, onDay, isBlocking }}
          startDay={DAYS_BEFORE}
          onBlocked={onBlocked}
        />
      )}
    </HotelSheet>
  );
}
