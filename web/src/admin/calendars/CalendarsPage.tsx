import { useState } from 'react';
import { skipToken } from '@apollo/client/react';
import { onlySignIn } from '../../apollo/failureLink';
import { fill } from '../../../../schema/fill';
import { Button } from '../../kit/Button';
import card from '../../kit/card.module.css';
import { classNames } from '../../kit/classNames';
import { Empty } from '../../kit/Empty';
import { Notice } from '../../kit/Notice';
import { RetryNotice } from '../../kit/RetryNotice';
import { RowsSkeleton } from '../../kit/RowsSkeleton';
import text from '../../kit/text.module.css';
import { useChosenHotel } from '../fields/useChosenHotel';
import { HotelSheet } from '../layout/HotelSheet';
import { CalendarDialog } from './CalendarDialog';
import { CalendarRow } from './CalendarRow';
import { useRoomCalendarsQuery, type RoomCalendar_CalendarFragment } from './Calendars.generated';
import styles from './calendars.module.css';
import { DisconnectDialog } from './DisconnectDialog';
import * as texts from './texts';

type Calendar = RoomCalendar_CalendarFragment;

/** The calendars of other sites that the rooms of a hotel are connected with. */
export function CalendarsPage() {
  const { hotelId, today, choose } = useChosenHotel();
  const [edited, setEdited] = useState<Calendar | 'new'>();
  const [ending, setEnding] = useState<Calendar>();
  const [done, setDone] = useState<string>();
  const { data, error, refetch } = useRoomCalendarsQuery(
    hotelId ? { variables: { hotelId }, fetchPolicy: 'cache-and-network', context: onlySignIn } : skipToken,
  );
  const calendars = data?.roomCalendars;
  const finish = (words: string) => {
    setEdited(undefined);
    setEnding(undefined);
    setDone(words);
  };
  return (
    <HotelSheet
      title={texts.calendars}
      hotelId={hotelId}
      isMissing={today === null}
      onHotel={(chosen) => {
        setDone(undefined);
        choose(chosen);
      }}
      tools={
        calendars && (
          <Button variant="contained" className={styles.tool} onClick={() => setEdited('new')}>
            {texts.connect}
          </Button>
        )
      }
    >
      <div className={styles.body}>
        <p className={classNames(text.body, text.quiet, styles.intro)}>{texts.intro}</p>
        {done && <Notice kind="success">{done}</Notice>}
        {error && !calendars && <RetryNotice retry={refetch}>{texts.notLoaded}</RetryNotice>}
        {!calendars && !error && <RowsSkeleton height={148} rows={3} />}
        {calendars?.length === 0 && <Empty texts={[texts.none]}>{texts.noneHint}</Empty>}
        {calendars &&
          byRoom(calendars).map(([number, ofRoom]) => (
            <section key={number} aria-label={fill(texts.room, { number })}>
              <h2 className={text.h3}>{fill(texts.room, { number })}</h2>
              <ul className={classNames(card.card, styles.list)}>
                {ofRoom.map((calendar) => (
                  <CalendarRow
                    key={calendar.id}
                    calendar={calendar}
                    onChange={() => setEdited(calendar)}
                    onDisconnect={() => setEnding(calendar)}
                    onDone={setDone}
                  />
                ))}
              </ul>
            </section>
          ))}
      </div>
      {edited && hotelId && (
        <CalendarDialog
          hotelId={hotelId}
          calendar={edited === 'new' ? undefined : edited}
          onDone={finish}
          onClose={() => setEdited(undefined)}
        />
      )}
      {ending && <DisconnectDialog calendar={ending} onDone={finish} onClose={() => setEnding(undefined)} />}
    </HotelSheet>
  );
}

/** The calendars of each room, in the order in which the server lists them. */
function byRoom(calendars: readonly Calendar[]): [number, Calendar[]][] {
  const rooms = new Map<number, Calendar[]>();
  for (const calendar of calendars) {
    const { number } = calendar.roomNumber;
    rooms.set(number, [...(rooms.get(number) ?? []), calendar]);
  }
  return [...rooms];
}
