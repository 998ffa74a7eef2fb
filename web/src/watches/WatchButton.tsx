import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { mdiBell, mdiBellOutline } from '@mdi/js';
import type { StayDates } from '../../../schema/nights';
import { lazyPart, loadAhead } from '../apollo/lazyPart';
import { Button } from '../kit/Button';
import { Icon } from '../kit/Icon';
import type { GuestsAndRooms } from '../rooms/party';
import { takePendingWatch } from './pendingWatch';
import { Said } from './Said';
import styles from './Said.module.css';
import * as texts from './texts';
import { useChosenNights } from './useChosenNights';
import { useSaid } from './useSaid';
import { useWatches } from './useWatches';
import { isWatchOf, watchInput } from './watched';

const loadDialog = async () => (await import('./WatchDialog')).WatchDialog;
const WatchDialog = lazyPart(loadDialog);

interface Props {
  hotelId: string;
  /** The nights that the page shows, whether or not the guest chose them. */
  stay: StayDates;
  party: GuestsAndRooms;
}

/** Opens the dialog that watches a hotel for the chosen nights. After a sign-in it begins what the visitor wanted to watch. */
export function WatchButton({ hotelId, stay, party }: Props) {
  const own = useWatches();
  const chosen = useChosenNights(stay);
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useSaid();
  const place = useRef<HTMLDivElement>(null);
  const input = watchInput({ hotelId }, stay, party);
  const isWatched = own.watches?.some((watch) => isWatchOf(watch, input)) ?? false;

  const begin = useEffectEvent(async () => {
    const pending = takePendingWatch(hotelId);
    if (!pending) return;
    if (await own.begin(pending)) setSaid(texts.begun);
    // the page begins at its top, where nobody would see what was done
    place.current?.scrollIntoView({ block: 'center' });
  });
  useEffect(() => {
    if (own.hasAccount) void begin();
  }, [own.hasAccount]);

  return (
    <div ref={place} className={styles.place}>
      <Button
        aria-haspopup="dialog"
        startIcon={<Icon path={isWatched ? mdiBell : mdiBellOutline} size="small" />}
        onPointerEnter={() => loadAhead(loadDialog)}
        onFocus={() => loadAhead(loadDialog)}
        onClick={() => setOpen(true)}
      >
        {isWatched ? texts.watching : texts.watch}
      </Button>
      <Said words={isOpen ? '' : said || own.problem} />
      {isOpen && (
        <Suspense fallback={null}>
          <WatchDialog
            {...{ chosen, party, own }}
            place={{ hotelId }}
            onDone={(words) => {
              setSaid(words);
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
