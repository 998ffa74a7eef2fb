import { currentLanguage, perLanguage } from '../../../../schema/language';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { shortDate, spokenDate, wholeDollars } from '../../kit/format';
import { percent } from './percent';
import type { Figures } from './measures';
import * as texts from './texts';

interface Props {
  days: readonly Figures[];
  /** False for future days, which have no new bookings or cancellations yet. */
  isPast: boolean;
  /** Opens the list of a day's bookings. */
  onDay: (day: Figures, kind: 'sold' | 'bookings') => void;
}

const PRIMARY = 'var(--teal)';
const ACCENT = 'var(--clay)';
const HEIGHT = 220;

/** The charts of a period. They are loaded only with the dashboard. */
export function Charts({ days, isPast, onDay }: Props) {
  const dayAxis = {
    id: 'days',
    data: days.map(({ from }) => from),
    valueFormatter: (day: string, { location }: { location: string }) =>
      location === 'tick' ? shortDay(day) : spokenDate(day),
    tickLabelStyle,
    height: 28,
  };
  const bandAxis = { ...dayAxis, scaleType: 'band' as const, categoryGapRatio: 0.25 };
  const open = (kind: 'sold' | 'bookings') => (_event: unknown, data: { dataIndex: number } | null) => {
    const day = data && days[data.dataIndex];
    if (day) onDay(day, kind);
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Chart title={texts.occupancy}>
        <BarChart
          {...common}
          xAxis={[bandAxis]}
          yAxis={[{ min: 0, max: highestOf(days), width: 44, tickLabelStyle, valueFormatter: share }]}
          series={[
            inColor(
              PRIMARY,
              texts.occupancy,
              days.map(({ occupancy }) => occupancy),
              share,
            ),
          ]}
          hideLegend
          onAxisClick={open('sold')}
        />
      </Chart>
      <Chart title={texts.roomRevenue}>
        <BarChart
          {...common}
          xAxis={[bandAxis]}
          yAxis={[{ min: 0, width: 64, tickLabelStyle, valueFormatter: short }]}
          series={[
            inColor(
              PRIMARY,
              texts.roomRevenue,
              days.map(({ revenueCents }) => revenueCents),
              money,
            ),
          ]}
          hideLegend
          onAxisClick={open('sold')}
        />
      </Chart>
      <Chart title={texts.ratesAndRevPar}>
        <LineChart
          {...common}
          xAxis={[{ ...dayAxis, scaleType: 'point' }]}
          yAxis={[{ min: 0, width: 64, tickLabelStyle, valueFormatter: short }]}
          series={[
            {
              ...inColor(
                PRIMARY,
                texts.averageDailyRate,
                days.map((day) => day.averageDailyRateCents),
                money,
              ),
              showMark: false,
              curve: 'linear',
            },
            {
              ...inColor(
                ACCENT,
                texts.revPar,
                days.map((day) => day.revenuePerAvailableRoomCents),
                money,
              ),
              showMark: false,
              curve: 'linear',
            },
          ]}
          onAxisClick={open('sold')}
        />
      </Chart>
      {isPast && (
        <Chart title={texts.pickUpAndCancellations}>
          <BarChart
            {...common}
            xAxis={[bandAxis]}
            yAxis={[{ min: 0, width: 44, tickLabelStyle, tickMinStep: 1 }]}
            series={[
              { data: days.map(({ bookings }) => bookings), color: PRIMARY, label: texts.newBookings },
              {
                data: days.map(({ cancellations }) => cancellations),
                color: ACCENT,
                label: texts.cancellations,
              },
            ]}
            onAxisClick={open('bookings')}
          />
        </Chart>
      )}
    </Box>
  );
}

function Chart({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={chartStyle}>
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

const numericDays = perLanguage(
  (language) => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'numeric', timeZone: 'UTC' }),
);
/** A day below an axis: `28 Nov`, and in figures in other languages, whose months in short are longer. */
const shortDay = (day: string): string =>
  currentLanguage() === 'en' ? shortDate(day).replace(/ \d{4}$/, '') : numericDays().format(new Date(day));

/** A series of figures with its name and colour. */
const inColor = (
  color: string,
  label: string,
  data: (number | null)[],
  valueFormatter: (value: number | null) => string,
) => ({ color, label, data, valueFormatter });

/** The upper end of the axis: 100%, unless occupancy is too low to read at that scale. */
const highestOf = (days: readonly Figures[]): number | undefined =>
  days.some(({ occupancy }) => (occupancy ?? 0) > 0.4) ? 1 : undefined;
const share = (value: number | null): string =>
  value === null ? '–' : percent(value, value < 0.1 && value > 0 ? 1 : 0);
const money = (cents: number | null): string => (cents === null ? '–' : wholeDollars(cents));
const compact = perLanguage(
  (language) => new Intl.NumberFormat(language, { notation: 'compact', style: 'currency', currency: 'USD' }),
);
const short = (cents: number | null): string => {
  const whole = (cents ?? 0) / 100;
  if (currentLanguage() !== 'en') return compact().format(whole);
  if (whole >= 1_000_000) return `$${whole / 1_000_000}M`;
  return whole >= 10_000 ? `$${whole / 1000}k` : `$${whole}`;
};
const tickLabelStyle = { fontSize: 12, fontFamily: 'inherit' };
const common = {
  height: HEIGHT,
  margin: { top: 8, right: 8, bottom: 4, left: 0 },
  grid: { horizontal: true },
  skipAnimation: true,
};
const chartStyle = {
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 'var(--radius-card)',
  bgcolor: 'background.paper',
};
