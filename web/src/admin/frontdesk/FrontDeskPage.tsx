import { useState } from 'react';
import { skipToken } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Snackbar from '@mui/material/Snackbar';
import { onlySignIn } from '../../apollo/failureLink';
import { useOnConnected } from '../../apollo/useOnConnected';
import { id, night } from '../../kit/address';
import { ArrivalNotice } from '../../kit/ArrivalNotice';
import { TextInput } from '../../kit/Field';
import { useAddress } from '../../kit/useAddress';
import { paths } from '../../paths';
import { useBookingMovedSubscription } from '../fields/BookingMoved.generated';
import { DayNavigation } from '../fields/DayNavigation';
import { useChosenHotel } from '../fields/useChosenHotel';
import { HotelSheet } from '../layout/HotelSheet';
import { Create } from '../table/Action';
import { RowPanel } from '../table/RowPanel';
import { DONE, neighbour, search, type DeskRow } from './deskRows';
import { useFrontDeskQuery } from './FrontDesk.generated';
import { StayList } from './StayList';
import { StayPanel } from './StayPanel';
import { useStayAction } from './useStayAction';
import styles from './FrontDeskPage.module.css';

/** Colleagues at other desks change the same lists; an event may be lost. */
const REFRESH_MS = 60_000;

/** The day, and the stay whose details are open. */
export const FRONT_DESK = { day: night, stay: id };

/** Arrivals, departures and who is in house, of one hotel on one day; both stand in the address. */
export function FrontDeskPage() {
  const [{ day, stay }, change] = useAddress(FRONT_DESK);
  const { hotelId, today: hotelToday, choose } = useChosenHotel();
  const [text, setText] = useState('');
  const { act, isBusy, notice, last, forget } = useStayAction();
  const { data, previousData, refetch } = useFrontDeskQuery(
    hotelId && hotelToday
      ? {
          variables: { hotelId, day },
          fetchPolicy: 'cache-and-network',
          pollInterval: REFRESH_MS,
          context: onlySignIn,
        }
      : skipToken,
  );
  const refresh = () => void refetch().catch(() => undefined);
  useBookingMovedSubscription(
    hotelId && hotelToday ? { variables: { hotelId }, ignoreResults: true, onData: refresh } : skipToken,
  );
  useOnConnected(() => data && refresh());
  const desk = (data ?? previousData)?.frontDesk;
  const all = desk ? [...desk.arrivals, ...desk.departures, ...desk.inHouse] : [];
  const opened = all.find(({ id }) => id === stay);
  const shown = search(all, text);
  const opener = (by: 1 | -1) => {
    const next = opened && neighbour(shown, opened, by);
    return next && (() => change({ stay: next.id }));
  };
  const list = (title: string, rows: readonly DeskRow[], empty: string, today: string) => (
    <StayList
      {...{ title, today, isBusy }}
      rows={search(rows, text)}
      empty={text ? 'Nobody here matches the search.' : empty}
      opened={opened?.id}
      onOpen={({ id }) => change({ stay: id === opened?.id ? undefined : id })}
      onAct={(row, action) => void act(row, action)}
    />
  );
  const onDay = (night: string) => change({ day: night === desk?.today ? undefined : night });
  return (
    <HotelSheet
      title="Front desk"
      hotelId={hotelId}
      isMissing={hotelToday === null}
      onHotel={choose}
      tools={
        desk && (
          <>
            <DayNavigation
              {...{ day: day ?? desk.today, today: desk.today, onDay }}
              step={['A day', 1]}
              label="Day"
            />
            <Box sx={{ flex: 1 }} />
            <Create to={paths.newBooking({ hotel: hotelId!, checkIn: desk.today })}>New booking</Create>
          </>
        )
      }
    >
      <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
        <Box sx={bodyStyle}>
          <ArrivalNotice />
          {notice}
          {!desk && <Skeleton variant="rounded" height={360} />}
          {desk && (
            <>
              <TextInput
                type="search"
                aria-label="Find a stay"
                placeholder="Room number, guest or reference"
                value={text}
                onChange={({ target }) => setText(target.value)}
                className={styles.search}
              />
              {list('Arrivals', desk.arrivals, 'Nobody arrives on this day.', desk.today)}
              {list('Departures', desk.departures, 'Nobody leaves on this day.', desk.today)}
              {list('In house', desk.inHouse, 'No guests are in house.', desk.today)}
            </>
          )}
        </Box>
        {opened && (
          <RowPanel
            title={opened.booking.user.name}
            onPrevious={opener(-1)}
            onNext={opener(1)}
            onClose={() => change({ stay: undefined })}
          >
            <StayPanel row={opened} />
          </RowPanel>
        )}
      </Box>
      <Snackbar
        key={last && `${last.row.id} ${last.action}`}
        open={last !== undefined}
        autoHideDuration={8000}
        onClose={(_event, reason) => reason !== 'clickaway' && forget()}
        message={last && `Room ${last.row.stay.number}: ${last.row.booking.user.name} ${DONE[last.action]}.`}
        action={
          last &&
          last.action !== 'UNDO' && (
            <Button color="inherit" size="small" disabled={isBusy} onClick={() => void act(last.row, 'UNDO')}>
              Undo
            </Button>
          )
        }
      />
    </HotelSheet>
  );
}

const bodyStyle = {
  flex: 1,
  minWidth: 0,
  overflowY: { md: 'auto' },
  px: { xs: 2, sm: 2.5 },
  py: 1,
  display: 'grid',
  gap: 3,
  alignContent: 'start',
};
