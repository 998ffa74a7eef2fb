import { useState } from 'react';
import { skipToken } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
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
import { useHold } from '../table/useHold';
import { neighbour } from './deskRows';
import { useFrontDeskQuery } from './FrontDesk.generated';
import { StayList } from './StayList';
import { StayPanel } from './StayPanel';
import { useDeskLists } from './useDeskLists';
import { useStayAction } from './useStayAction';
import words from '../../kit/text.module.css';
import styles from './FrontDeskPage.module.css';

/** Colleagues at other desks change the same lists; an event may be lost. */
const REFRESH_MS = 60_000;

/** From top to bottom. */
const LISTS = [
  { title: 'Arrivals', empty: 'Nobody arrives on this day.' },
  { title: 'Departures', empty: 'Nobody leaves on this day.' },
  { title: 'In house', empty: 'No guests are in house.' },
];

/** The day, and the stay whose details are open. */
export const FRONT_DESK = { day: night, stay: id };

/** Arrivals, departures and who is in house, of one hotel on one day; both stand in the address. */
export function FrontDeskPage() {
  const [{ day, stay }, change] = useAddress(FRONT_DESK);
  const { hotelId, today: hotelToday, choose } = useChosenHotel();
  const [text, setText] = useState('');
  const [done, setDone] = useState('');
  const send = useStayAction();
  const hold = useHold();
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
  const lists = useDeskLists({
    desk,
    list: data && `${hotelId} ${day} ${text}`,
    text,
    heldAt: hold.at,
  });
  const all = lists.flatMap(({ rows }) => rows);
  const opened = all.find(({ id }) => id === stay);
  const opener = (by: 1 | -1) => {
    const next = opened && neighbour(all, opened, by);
    return next && (() => change({ stay: next.id }));
  };
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
              <Box onPointerLeave={hold.leave} sx={listsStyle}>
                {lists.map(({ rows, waiting }, at) => (
                  <StayList
                    key={LISTS[at]!.title}
                    title={LISTS[at]!.title}
                    empty={text ? 'Nobody here matches the search.' : LISTS[at]!.empty}
                    {...{ rows, waiting, send }}
                    above={lists.slice(0, at).reduce((sum, before) => sum + before.rows.length, 0)}
                    today={desk.today}
                    opened={opened?.id}
                    onOpen={({ id }) => change({ stay: id === opened?.id ? undefined : id })}
                    onPointerMove={() => hold.hold(at)}
                    onAct={() => hold.holdForAction(at)}
                    onDone={setDone}
                  />
                ))}
              </Box>
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
      <Box role="status" className={words.visuallyHidden}>
        {done}
      </Box>
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
const listsStyle = { display: 'grid', gap: 3 };
