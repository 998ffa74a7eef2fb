import { useId, useState } from 'react';
import { useReturnTo } from '../session/returnTo';
import { useToday } from '../kit/today';
import { fill } from '../../../schema/fill';
import { addNights, normaliseStay, stayProblem, type StayDates } from '../../../schema/nights';
import { paths } from '../paths';
import { Button } from '../kit/Button';
import { classNames } from '../kit/classNames';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../kit/Dialog';
import { spokenStay } from '../kit/format';
import { useNavigate } from '../kit/navigation/hooks';
import { Notice } from '../kit/Notice';
import text from '../kit/text.module.css';
import { cancel, close } from '../kit/texts';
import type { GuestsAndRooms } from '../rooms/party';
import { StayFields } from '../search/StayFields';
import { keepPendingWatch } from './pendingWatch';
import styles from './WatchDialog.module.css';
import * as texts from './texts';
import type { useWatches } from './useWatches';
import { isWatchOf, watchInput, type Place } from './watched';

interface Props {
  place: Place;
  /** The chosen nights; undefined if none were chosen yet. */
  chosen: StayDates | undefined;
  party: GuestsAndRooms;
  own: ReturnType<typeof useWatches>;
  /** Called with what was done, in words. */
  onDone: (words: string) => void;
  onClose: () => void;
}

/** Says what a watch does, and begins it or ends it. A visitor signs in first. */
export function WatchDialog({ place, chosen, party, own, onDone, onClose }: Props) {
  const titleId = useId();
  const today = useToday();
  const [stay, setStay] = useState(chosen ?? { checkIn: addNights(today, 1), checkOut: addNights(today, 2) });
  const [isReadable, setReadable] = useState(true);
  const next = useReturnTo();
  const navigate = useNavigate();
  const input = watchInput(place, stay, party);
  const watch = own.watches?.find((each) => isWatchOf(each, input));
  const { checkIn, checkOut } = normaliseStay(stay);
  const problem = stayProblem({ checkIn, checkOut }, today);
  const { guests, rooms } = party;
  const dates = spokenStay(checkIn, checkOut);

  const begin = async () => {
    if (!own.hasAccount) {
      keepPendingWatch(input);
      await navigate(paths.login(next));
    } else if (await own.begin(input)) onDone(texts.begun);
  };
  const end = async (watchId: string) => {
    if (await own.end(watchId)) onDone(texts.ended);
  };

  return (
    <Dialog onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {place.room ? fill(texts.watchRoom, { number: place.room.number }) : texts.watchHotel}
      </DialogTitle>
      <DialogContent className={styles.content}>
        {!chosen && <p className={text.body}>{texts.chooseNights}</p>}
        <div className={styles.fields}>
          <StayFields
            stay={stay}
            today={today}
            pricesOf={{ hotelId: place.hotelId, party }}
            onChange={setStay}
            onReadable={setReadable}
          />
        </div>
        {problem ? (
          <Notice kind="warning">{problem}</Notice>
        ) : (
          <>
            {watch && <p className={text.h5}>{texts.isWatched}</p>}
            <p className={text.body}>
              {place.room
                ? fill(texts.promiseOfRoom, { number: place.room.number, dates })
                : fill(texts.promise, { guests, rooms, dates })}
            </p>
            <p className={classNames(text.small, text.quiet)}>{texts.endsByItself}</p>
          </>
        )}
        {own.problem && <Notice kind="error">{own.problem}</Notice>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{watch ? close : cancel}</Button>
        {watch ? (
          <Button variant="outlined" loading={own.isSending} onClick={() => void end(watch.id)}>
            {texts.endWatch}
          </Button>
        ) : (
          <Button
            variant="contained"
            loading={own.isSending}
            disabled={Boolean(problem) || !isReadable || !own.watches}
            onClick={() => void begin()}
          >
            {own.hasAccount ? texts.watch : texts.signInToWatch}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
