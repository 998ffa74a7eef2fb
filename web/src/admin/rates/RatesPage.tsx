import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { oneOf } from '../../kit/address';
import { Switch } from '../../kit/Switch';
import { useAddress } from '../../kit/useAddress';
import { DayNavigation, FIRST_DAY } from '../fields/DayNavigation';
import { useChosenHotel } from '../fields/useChosenHotel';
import { HotelSheet } from '../layout/HotelSheet';
import { fourWeeks } from '../tapechart/texts';
import { HotelRates } from './HotelRates';
import * as texts from './texts';

const FOUR_WEEKS = 28;

/** The first night that is shown, and what the rates are compared with. */
export const RATES = { ...FIRST_DAY, compare: oneOf(['lastyear']) };

/** A calendar of the nightly rates of a hotel's room types, with a form to change them. */
export function RatesPage() {
  const { hotelId, today, choose } = useChosenHotel();
  const [{ date, compare }, change] = useAddress(RATES);
  const isCompared = compare === 'lastyear';
  const from = date ?? today;
  const go = (day: string) => change({ date: day }, { replace: true });
  const isReady = hotelId && today && from;
  return (
    <HotelSheet
      title={texts.rates}
      hotelId={hotelId}
      isMissing={today === null}
      onHotel={choose}
      tools={
        isReady && (
          <>
            <DayNavigation
              {...{ day: from, today }}
              step={[fourWeeks, FOUR_WEEKS]}
              label={texts.firstNightShown}
              onDay={go}
            />
            <Box sx={{ fontSize: 'var(--text-small)' }}>
              <Switch
                checked={isCompared}
                onChange={(checked) =>
                  change({ compare: checked ? 'lastyear' : undefined }, { replace: true })
                }
              >
                {texts.compareWithLastYear}
              </Switch>
            </Box>
          </>
        )
      }
    >
      {isReady ? (
        <HotelRates key={hotelId} {...{ hotelId, today, from, isCompared }} />
      ) : (
        <Skeleton sx={waitingStyle} />
      )}
    </HotelSheet>
  );
}

const waitingStyle = { flex: 1, height: 'auto', minHeight: 240, transform: 'none' };
