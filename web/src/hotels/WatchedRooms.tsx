import { Suspense, useState, type ComponentProps } from 'react';
import { useParams } from 'react-router-dom';
import { hotelIdIn } from '../../../schema/hotelAddress';
import { lazyPart } from '../apollo/lazyPart';
import { RoomDialog } from '../rooms/RoomDialog';
import { RoomBell } from '../watches/RoomBell';
import { useChosenNights } from '../watches/useChosenNights';
import { useSaid } from '../watches/useSaid';
import { useWatches } from '../watches/useWatches';
import { isWatchOf, watchInput, type Place } from '../watches/watched';
import type { GuestsAndRooms } from '../rooms/party';

const WatchDialog = lazyPart(async () => (await import('../watches/WatchDialog')).WatchDialog);

interface Props extends Omit<ComponentProps<typeof RoomDialog>, 'actionOf'> {
  party: GuestsAndRooms;
}

/** The room numbers of one type to choose from, each with a bell that watches it. */
export function WatchedRooms(props: Props) {
  const { stay, party } = props;
  const hotelId = hotelIdIn(useParams().hotelId ?? '');
  const own = useWatches();
  const chosen = useChosenNights(stay);
  const [opened, setOpened] = useState<Place['room']>();
  const [done, setDone] = useState<string>();
  const [said, setSaid] = useSaid();
  const isWatched = (room: Place['room']) =>
    own.watches?.some((watch) => isWatchOf(watch, watchInput({ hotelId, room }, stay, party))) ?? false;
  return (
    <>
      <RoomDialog
        {...props}
        actionOf={({ id, number }) => (
          <RoomBell
            number={number}
            isWatched={isWatched({ id, number })}
            words={done === id ? said : ''}
            onPress={() => setOpened({ id, number })}
          />
        )}
      />
      {opened && (
        <Suspense fallback={null}>
          <WatchDialog
            {...{ chosen, party, own }}
            place={{ hotelId, room: opened }}
            onDone={(words) => {
              setDone(opened.id);
              setSaid(words);
              setOpened(undefined);
            }}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
