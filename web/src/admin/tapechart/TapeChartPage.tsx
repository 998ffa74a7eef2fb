import { useEffect, useRef, useState } from 'react';
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

/** Days of the chart before the one with which it begins to be shown. */
const BEFORE = 28;
const FOUR_WEEKS = 28;

/** The tape chart of one hotel: who is in which room on which nights. */
export function TapeChartPage() {
  const { hotelId, today, choose } = useChosenHotel();
  const [{ date }, change] = useAddress(FIRST_DAY);
  const [asked, setAsked] = useState(date);
  const [scrolledTo, setScrolledTo] = useState<string>();
  // Who came the day before yesterday is still in sight.
  const usual = today ? addNights(today, -2) : undefined;
  const start = asked ?? usual;
  const day = scrolledTo ?? start;
  const [isBlocking, setBlocking] = useState(false);
  const chart = useRef<ChartHandle>(null);
  const origin = start && addNights(start, -BEFORE);

  const remember = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The address of the next screen is not ours to change.
  useEffect(() => () => clearTimeout(remember.current), []);

  const onDay = (days: number) => {
    const night = addNights(origin!, days);
    if (night === day) return;
    setScrolledTo(night);
    clearTimeout(remember.current);
    remember.current = setTimeout(() => change({ date: night }, { replace: true }), 400);
  };
  const show = (night: string) => {
    if (!isNight(night)) return;
    const days = countNights(origin!, night);
    if (days >= 0 && days < 330) chart.current?.showDay(days);
    else {
      setAsked(night);
      setScrolledTo(night);
    }
  };
  return (
    <HotelSheet
      title="Tape chart"
      isFixed
      hotelId={hotelId}
      isMissing={today === null}
      onHotel={(id) => {
        setAsked(scrolledTo ?? asked);
        choose(id);
      }}
      tools={
        <>
          {day && usual && (
            <DayNavigation
              {...{ day, today: usual }}
              step={['Four weeks', FOUR_WEEKS]}
              label="First day shown"
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
            Block nights
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
          startDay={BEFORE}
          onBlocked={() => setBlocking(false)}
        />
      )}
    </HotelSheet>
  );
}
