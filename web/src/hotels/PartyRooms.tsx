import { useEffect } from 'react';
import { countNights, type StayDates } from '../../../schema/nights';
import { fill } from '../../../schema/fill';
import { listed } from '../../../schema/spoken';
import type { GuestsAndRooms } from '../rooms/party';
import { About } from '../kit/About';
import { Button } from '../kit/Button';
import card from '../kit/card.module.css';
import { classNames } from '../kit/classNames';
import { dollars } from '../kit/format';
import { Skeleton } from '../kit/Skeleton';
import text from '../kit/text.module.css';
import { inMyLanguage } from '../kit/written';
import { WatchButton } from '../watches/WatchButton';
import { usePartyRoomsQuery, type PartyRoomsQuery } from './PartyRooms.generated';
import styles from './PartyRooms.module.css';
import * as texts from './texts';

/** Rooms and their price, as a guest takes them with one press. */
export interface PartyOffer {
  roomNumberIds: readonly string[];
  /** All nights of all rooms with taxes and fees, in cents. */
  totalCents: number;
}

interface Props {
  hotelId: string;
  stay: StayDates;
  party: GuestsAndRooms;
  isTaking: boolean;
  /** Selects the rooms and goes on as Book Now does; undefined if the viewer may not book. */
  onTake: ((offer: PartyOffer) => void) | undefined;
}

type Room = NonNullable<NonNullable<PartyRoomsQuery['hotel']>['partyStay']>['roomNumbers'][number];

/** The cheapest free rooms for the party, which are those of the price in the search, and a button that takes them. */
export function PartyRooms({ hotelId, stay, party, isTaking, onTake }: Props) {
  const { checkIn, checkOut } = stay;
  const { guests, rooms } = party;
  const { data, previousData, loading, error, refetch } = usePartyRoomsQuery({
    variables: { id: hotelId, checkIn, checkOut, guests, rooms, ...inMyLanguage() },
  });
  const found = (data ?? previousData)?.hotel?.partyStay;
  const isGone = Boolean(data && found?.roomNumbers.some(({ available }) => !available));
  useEffect(() => {
    if (isGone) void refetch().catch(() => undefined);
  }, [isGone, refetch]);
  const values = { guests, rooms, nights: countNights(checkIn, checkOut) };
  // The rooms below say more of what is wrong.
  if (error && !found) return null;
  const isNone = !found && !loading;
  return (
    // one element in either state, so that a dialog that is open stays open
    <section
      aria-label={isNone ? undefined : texts.partyRooms}
      className={isNone ? styles.none : classNames(card.card, styles.card)}
    >
      {isNone ? (
        <p className={classNames(text.body, text.quiet)}>{fill(texts.noPartyRooms, values)}</p>
      ) : (
        <div className={styles.words}>
          <h3 className={text.h4}>{texts.partyRooms}</h3>
          {found ? (
            <>
              <p className={text.body}>{groupsOf(found.roomNumbers).join('; ')}</p>
              <p className={text.body}>
                <strong>{dollars(found.totalCents)}</strong> {fill(texts.partyPrice, values)}
                <About cents={found.totalCents} />
              </p>
            </>
          ) : (
            <>
              <Skeleton width="70%" />
              <Skeleton width="50%" />
            </>
          )}
        </div>
      )}
      {onTake && (
        <div className={styles.actions}>
          <WatchButton {...{ hotelId, stay, party }} />
          {!isNone && (
            <Button
              variant="contained"
              color="secondary"
              disabled={!data || !found || isGone}
              loading={isTaking}
              onClick={() =>
                found &&
                onTake({
                  roomNumberIds: found.roomNumbers.map(({ id }) => id),
                  totalCents: found.totalCents,
                })
              }
            >
              {fill(texts.bookPartyRooms, { rooms })}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/** `2 × Petite double, 201 and 202` for each room type. */
function groupsOf(rooms: readonly Room[]): string[] {
  const types = new Map(rooms.map(({ roomType }) => [roomType.id, roomType.texts.title.text]));
  return [...types].map(([id, title]) => {
    const numbers = rooms.filter(({ roomType }) => roomType.id === id).map(({ number }) => number);
    return fill(texts.roomsOfType, { count: numbers.length, type: title, numbers: listed(numbers) });
  });
}
