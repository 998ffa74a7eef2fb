import { useRef, useState } from 'react';
import { skipToken } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { onlySignIn } from '../../apollo/failureLink';
import { useOnConnected } from '../../apollo/useOnConnected';
import { useRefresh } from '../../apollo/useRefresh';
import { id, night, oneOf } from '../../kit/address';
import { ArrivalNotice } from '../../kit/ArrivalNotice';
import { Button } from '../../kit/Button';
import { Empty } from '../../kit/Empty';
import { TextInput } from '../../kit/Field';
import { tryAgain } from '../../kit/texts';
import { useAddress } from '../../kit/useAddress';
import { staffPaths } from '../staffPaths';
import { useBookingMovedSubscription } from '../fields/BookingMoved.generated';
import { DayNavigation } from '../fields/DayNavigation';
import { useChosenHotel } from '../fields/useChosenHotel';
import { HotelSheet } from '../layout/HotelSheet';
import { ChoiceChip } from '../housekeeping/Choices';
import { useHousekeepingChangedSubscription } from '../housekeeping/Housekeeping.generated';
import { Create } from '../table/Action';
import { RowPanel } from '../table/RowPanel';
import { useHold } from '../table/useHold';
import { neighbour, searchPayOuts } from './deskRows';
import { DueButton } from './DueButton';
import { useFrontDeskQuery } from './FrontDesk.generated';
import { PayOutList } from './PayOutList';
import { onlyReady, statusesOf } from './roomReadiness';
import { StayList } from './StayList';
import { StayPanel } from './StayPanel';
import * as texts from './texts';
import { useDeskLists } from './useDeskLists';
import { useStayAction } from './useStayAction';
import textStyles from '../../kit/text.module.css';
import styles from './FrontDeskPage.module.css';

/** Colleagues at other desks change the same lists, and an event can be lost. */
const REFRESH_MS = 60_000;

/** From top to bottom. A list without a text for when it is empty is shown only if it has stays. */
const LISTS = [
  { title: texts.arrivals, empty: texts.noArrivals },
  { title: texts.roomMoves, empty: undefined },
  { title: texts.departures, empty: texts.noDepartures },
  { title: texts.inHouse, empty: texts.noneInHouse },
];

/** The day, the stay with open details, and whether only rooms that are ready are shown, in the address. */
export const FRONT_DESK = { day: night, stay: id, only: oneOf(['ready']) };

/** The arrivals, room moves, departures, guests in house and refunds of one hotel on one day. */
export function FrontDeskPage() {
  const [{ day, stay, only }, change] = useAddress(FRONT_DESK);
  const { hotelId, today: hotelToday, choose } = useChosenHotel();
  const [text, setText] = useState('');
  const [done, setDone] = useState('');
  const send = useStayAction();
  const hold = useHold();
  const payOutHeading = useRef<HTMLHeadingElement>(null);
  const { data, previousData, error, refetch } = useFrontDeskQuery(
    hotelId && hotelToday
      ? {
          variables: { hotelId, day },
          fetchPolicy: 'cache-and-network',
          pollInterval: REFRESH_MS,
          context: onlySignIn,
        }
      : skipToken,
  );
  const refresh = useRefresh(refetch);
  useBookingMovedSubscription(
    hotelId && hotelToday ? { variables: { hotelId }, ignoreResults: true, onData: refresh } : skipToken,
  );
  // the event carries the rooms, which the cache shows
  useHousekeepingChangedSubscription(
    hotelId && hotelToday ? { variables: { hotelId }, ignoreResults: true } : skipToken,
  );
  useOnConnected(() => data && refresh());
  const desk = (data ?? previousData)?.frontDesk;
  const lists = useDeskLists({
    desk: only && desk ? onlyReady(desk) : desk,
    list: data && `${hotelId} ${day} ${text} ${only}`,
    text,
    heldAt: hold.at,
  });
  const statuses = statusesOf(desk);
  const all = lists.flatMap(({ rows }) => rows);
  const opened = all.find(({ id }) => id === stay);
  const opener = (by: 1 | -1) => {
    const next = opened && neighbour(all, opened, by);
    return next && (() => change({ stay: next.id }));
  };
  const onDay = (night: string) => change({ day: night === desk?.today ? undefined : night });
  return (
    <HotelSheet
      title={texts.frontDesk}
      hotelId={hotelId}
      isMissing={hotelToday === null}
      onHotel={choose}
      tools={
        desk && (
          <>
            <DayNavigation
              {...{ day: day ?? desk.today, today: desk.today, onDay }}
              step={[texts.oneDay, 1]}
              label={texts.day}
            />
            <Box sx={{ flex: 1 }} />
            <Create to={staffPaths.newBooking({ hotel: hotelId!, checkIn: desk.today })}>
              {texts.newBooking}
            </Create>
          </>
        )
      }
    >
      <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
        <Box sx={bodyStyle}>
          <ArrivalNotice />
          {!desk &&
            (error || data ? (
              <Empty
                texts={[texts.deskNotLoaded]}
                action={
                  <Button variant="outlined" onClick={refresh}>
                    {tryAgain}
                  </Button>
                }
              />
            ) : (
              <Skeleton variant="rounded" height={360} />
            ))}
          {desk && (
            <>
              <Box sx={searchStyle}>
                <TextInput
                  type="search"
                  aria-label={texts.findStay}
                  placeholder={texts.findStayBy}
                  value={text}
                  onChange={({ target }) => setText(target.value)}
                  className={styles.search}
                />
                <ChoiceChip
                  label={texts.ready}
                  isOn={only === 'ready'}
                  isSmall
                  onClick={() => change({ only: only ? undefined : 'ready' }, { replace: true })}
                />
                <DueButton rows={desk.payOuts} heading={payOutHeading} />
              </Box>
              <Box onPointerLeave={hold.leave} sx={listsStyle}>
                {lists.map(({ rows, waiting }, index) => {
                  const { title, empty } = LISTS[index]!;
                  if (!empty && !rows.length && !waiting) return null;
                  return (
                    <StayList
                      key={title}
                      title={title}
                      empty={text ? texts.noMatch : only && index === 0 ? texts.noneReady : (empty ?? '')}
                      {...{ rows, waiting, send, statuses }}
                      above={lists.slice(0, index).reduce((sum, before) => sum + before.rows.length, 0)}
                      today={desk.today}
                      opened={opened?.id}
                      onOpen={({ id }) => change({ stay: id === opened?.id ? undefined : id })}
                      onPointerMove={() => hold.hold(index)}
                      onAct={() => hold.holdForAction(index)}
                      onDone={setDone}
                    />
                  );
                })}
                <PayOutList
                  rows={searchPayOuts(desk.payOuts, text)}
                  empty={
                    text ? texts.noPayOutMatch : desk.day === desk.today ? texts.noPayOuts : texts.nonePaidOut
                  }
                  headingRef={payOutHeading}
                  onPointerMove={() => hold.hold(LISTS.length)}
                  onDone={setDone}
                />
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
      <Box role="status" className={textStyles.visuallyHidden}>
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
const searchStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 };
const listsStyle = { display: 'grid', gap: 3 };
