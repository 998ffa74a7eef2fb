import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { skipToken } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { onErrorPage } from '../../apollo/failureLink';
import { fill } from '../../../../schema/fill';
import { addNights, todayIn } from '../../../../schema/nights';
import { spokenDate, spokenStay } from '../../kit/format';
import { useNavigate } from '../../kit/navigation/hooks';
import { useAddress } from '../../kit/useAddress';
import { useMayOpen } from '../duties/useStaffDuties';
import { useStaffHotel } from '../duties/useStaffHotel';
import { useHotelToday } from '../fields/useHotelToday';
import { HotelSheet } from '../layout/HotelSheet';
import { useDashboardQuery } from './DashboardPage.generated';
import { DayTable } from './DayTable';
import { measureLinks } from './measureLinks';
import { COMING, MEASURES, TODAY, type Figures, type Measure } from './measures';
import { DASHBOARD, daysOf } from './period';
import { MeasureTile } from './MeasureTile';
import { NeedsAttention } from './NeedsAttention';
import { PaceTiles } from './PaceTiles';
import { PeriodButtons } from './PeriodButtons';
import * as texts from './texts';

const Charts = lazy(async () => ({ default: (await import('./Charts')).Charts }));

/** The sales figures of today and of the chosen period, for one hotel or all. Hotel and period are in the address; a bare one shows the hotel that was chosen last. */
export function DashboardPage() {
  const [{ hotel: addressed, days: period }, change] = useAddress(DASHBOARD);
  const [query] = useSearchParams();
  const { held, last, ofLists, choose } = useStaffHotel();
  const hotel = addressed ?? (held?.isAdmin ? (query.size === 0 ? ofLists : undefined) : last);
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  useEffect(() => {
    if (hotel && !addressed) change({ hotel }, { replace: true });
  });
  const hotelToday = useHotelToday(hotel);
  const today = hotel ? hotelToday : todayIn('UTC', new Date());
  const { data, previousData } = useDashboardQuery(
    today
      ? {
          variables: { hotelId: hotel, ...daysOf(period, today) },
          fetchPolicy: 'cache-and-network',
          context: onErrorPage,
        }
      : skipToken,
  );
  const found = data ?? previousData;
  const shown = found?.dashboard;
  const isPast = shown !== undefined && shown !== null && shown.total.from < shown.today.from;
  return (
    <HotelSheet
      title={texts.dashboard}
      hotelId={hotel ?? ''}
      hasAll={held?.isAdmin ?? false}
      isMissing={today === null || data?.dashboard === null}
      onHotel={(id) => {
        choose(id);
        change({ hotel: id || undefined });
      }}
      tools={<PeriodButtons period={period} onPeriod={(chosen) => change({ hotel, days: chosen })} />}
    >
      <Box sx={bodyStyle}>
        {!shown && <Skeleton variant="rounded" height={480} />}
        {shown && (
          <>
            <Section title={fill(texts.todayWithDate, { date: spokenDate(shown.today.from) })}>
              <Tiles measures={TODAY} figures={shown.today} hotel={hotel} />
            </Section>
            <NeedsAttention shown={shown} hotel={hotel} />
            <Section
              title={fill(texts.nextArrivals, {
                dates: spokenStay(shown.pace.from, addNights(shown.pace.to, -1)),
              })}
            >
              <PaceTiles pace={shown.pace} hotel={hotel} />
            </Section>
            <Section
              title={fill(isPast ? texts.lastDaysWithDates : texts.nextDaysWithDates, {
                count: shown.days.length,
                dates: spokenStay(shown.total.from, addNights(shown.total.to, -1)),
              })}
            >
              <Tiles
                measures={isPast ? MEASURES : COMING}
                figures={shown.total}
                before={shown.before}
                hotel={hotel}
              />
              <Suspense fallback={<Skeleton variant="rounded" height={HEIGHT} />}>
                <Charts
                  isPast={isPast}
                  days={shown.days}
                  onDay={(day, kind) => {
                    const list = measureLinks(day, hotel)[kind];
                    if (mayOpen(list)) void navigate(list);
                  }}
                />
              </Suspense>
              <DayTable days={shown.days} hotel={hotel} />
            </Section>
          </>
        )}
      </Box>
    </HotelSheet>
  );
}

interface TilesProps {
  measures: readonly Measure[];
  figures: Figures;
  before?: Figures;
  hotel: string | undefined;
}

function Tiles({ measures, figures, before, hotel }: TilesProps) {
  const links = measureLinks(figures, hotel);
  return (
    <Box sx={{ ...tilesStyle, ...(measures.length % 4 === 0 && inFours) }}>
      {measures.map((measure) => (
        <MeasureTile
          key={measure.label}
          {...{ measure, figures }}
          {...(before && { before })}
          to={links[measure.link]}
        />
      ))}
    </Box>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {children}
    </Box>
  );
}

const HEIGHT = 560;
const bodyStyle = {
  flex: 1,
  minHeight: 0,
  overflowY: { md: 'auto' },
  px: { xs: 2, sm: 2.5 },
  py: 1,
  display: 'grid',
  alignContent: 'start',
  gap: 3,
};
const tilesStyle = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(6, minmax(0, 1fr))',
  },
};
/** Eight figures in two full rows. */
const inFours = {
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
};
