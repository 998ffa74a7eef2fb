import { useState, type ReactNode } from 'react';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { skipToken } from '@apollo/client/react';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { onlySignIn } from '../../apollo/failureLink';
import { fill } from '../../../../schema/fill';
import { night } from '../../kit/address';
import { Button } from '../../kit/Button';
import { Empty } from '../../kit/Empty';
import { Notice } from '../../kit/Notice';
import { tryAgain } from '../../kit/texts';
import { useAddress } from '../../kit/useAddress';
import { staffPaths } from '../staffPaths';
import { DayNavigation } from '../fields/DayNavigation';
import { useChosenHotel } from '../fields/useChosenHotel';
import { HotelSheet } from '../layout/HotelSheet';
import { AccountTable } from './AccountTable';
import { CashCard } from './CashCard';
import { ClosedDays } from './ClosedDays';
import { CloseDayButton } from './CloseDayButton';
import { useDaySheetQuery, type DaySheetQuery } from './DayClose.generated';
import { DayFigures } from './DayFigures';
import { DayTasks } from './DayTasks';
import { daysInWords } from './daysInWords';
import * as texts from './texts';

/** The last day to close, in the address. */
export const DAY_TO_CLOSE = { day: night };

/** The open days of a hotel: what is unsettled, the cash, the figures, and the button that closes them; and closed days. */
export function DayPage() {
  const [{ day }, change] = useAddress(DAY_TO_CLOSE);
  const [done, setDone] = useState('');
  const { hotelId, today: hotelToday, choose } = useChosenHotel();
  const { data, previousData, error, refetch } = useDaySheetQuery(
    hotelId && hotelToday
      ? { variables: { hotelId, day }, fetchPolicy: 'cache-and-network', context: onlySignIn }
      : skipToken,
  );
  const sheet = data?.day ?? (error ? undefined : previousData?.day);
  const first = sheet?.from;
  const isNotOpen = CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions?.code === 'BAD_USER_INPUT';
  const onDay = (chosen: string) => {
    setDone('');
    change({ day: first && chosen < first ? first : chosen });
  };
  return (
    <HotelSheet
      title={texts.dayClose}
      hotelId={hotelId}
      isMissing={hotelToday === null}
      onHotel={(chosen) => {
        setDone('');
        change({ day: undefined });
        choose(chosen);
      }}
      tools={
        sheet && (
          <DayNavigation
            {...{ day: sheet.day, today: sheet.today, onDay }}
            step={[texts.oneDay, 1]}
            label={texts.lastDay}
          />
        )
      }
    >
      <Box sx={bodyStyle}>
        {done && <Notice kind="success">{done}</Notice>}
        {!sheet && !error && <Skeleton variant="rounded" height={480} />}
        {error && (
          <Empty
            texts={[isNotOpen ? texts.dayNotOpen : texts.dayNotLoaded]}
            action={
              <Button
                variant="outlined"
                onClick={() =>
                  isNotOpen ? change({ day: undefined }) : void refetch().catch(() => undefined)
                }
              >
                {isNotOpen ? texts.showOpenDay : tryAgain}
              </Button>
            }
          />
        )}
        {sheet && hotelId && (
          <Sheet
            {...{ sheet, hotelId }}
            onDone={(words) => {
              setDone(words);
              change({ day: undefined });
            }}
          />
        )}
        {hotelId && (
          <Section title={texts.closedDays}>
            <ClosedDays key={hotelId} hotelId={hotelId} />
          </Section>
        )}
      </Box>
    </HotelSheet>
  );
}

interface SheetProps {
  sheet: NonNullable<DaySheetQuery['day']>;
  hotelId: string;
  onDone: (done: string) => void;
}

function Sheet({ sheet, hotelId, onDone }: SheetProps) {
  const { from, day } = sheet;
  return (
    <>
      <Typography variant="h3" component="h2">
        {fill(texts.openDays, { days: daysInWords(sheet) })}
      </Typography>
      <Section title={texts.beforeClosing}>
        <DayTasks {...{ sheet, hotelId }} />
      </Section>
      <Section title={texts.cash}>
        <CashCard key={hotelId} hotelId={hotelId} cash={sheet.cash} />
      </Section>
      <Section title={texts.figures}>
        <DayFigures figures={sheet.figures} isToday={day === sheet.today} />
      </Section>
      <Section title={texts.accounts}>
        <AccountTable accounts={sheet.accounts} />
        <MuiLink component={Link} to={staffPaths.journal({ hotel: hotelId, day: `${from}..${day}` })}>
          {texts.openJournal}
        </MuiLink>
      </Section>
      <CloseDayButton {...{ hotelId, sheet, onDone }} />
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 1.25 }}>
      <Typography variant="h4" component="h3">
        {title}
      </Typography>
      {children}
    </Box>
  );
}

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
