import { Suspense } from 'react';
import type { FragmentType } from '@apollo/client';
import { RoomCard } from '../rooms/RoomCard';
import type { Selection, SelectionStep } from '../rooms/selection';
import type { StayDates } from '../../../schema/nights';
import { useHotelRooms_hotel, type HotelRooms_HotelFragment } from './HotelRooms.generated';
import { useParty } from '../search/useParty';
import { useMayBook } from '../session/useMayBook';
import { classNames } from '../kit/classNames';
import layout from '../kit/layout.module.css';
import { lazyPart, loadAhead } from '../apollo/lazyPart';
import text from '../kit/text.module.css';
import type { useRoomDialog } from './useRoomDialog';
import * as texts from './texts';

const loadDialog = async () => (await import('./WatchedRooms')).WatchedRooms;
const RoomDialog = lazyPart(loadDialog);

interface Props {
  hotel: FragmentType<HotelRooms_HotelFragment>;
  stay: StayDates;
  selection: Selection;
  select: (step: SelectionStep) => void;
  held: ReadonlySet<string>;
  changeStay: (stay: StayDates) => void;
  dialog: ReturnType<typeof useRoomDialog>;
}

/** A card for each room type, and the dialog to select its room numbers. */
export function HotelRooms({ hotel, stay, selection, select, held, changeStay, dialog }: Props) {
  const {
    roomTypes,
    language,
    cancellationPolicy: policy,
    city,
  } = useHotelRooms_hotel(hotel, { checkIn: stay.checkIn, checkOut: stay.checkOut });
  const [party] = useParty();
  const mayBook = useMayBook();
  const opened = roomTypes.find(({ id }) => id === dialog.roomTypeId);
  if (roomTypes.length === 0) return <p className={classNames(text.body, text.quiet)}>{texts.noRooms}</p>;
  return (
    <div className={layout.list}>
      {roomTypes.map((roomType) => (
        <RoomCard
          key={roomType.id}
          roomType={roomType}
          language={language}
          stay={stay}
          selection={selection}
          held={held}
          party={party}
          terms={{ checkIn: stay.checkIn, policy, timeZone: city.timeZone }}
          onApproach={() => loadAhead(loadDialog)}
          onSelect={mayBook ? () => dialog.open(roomType.id) : undefined}
        />
      ))}
      {opened && (
        <Suspense fallback={null}>
          <RoomDialog
            key={opened.id}
            roomType={opened}
            stay={stay}
            selection={selection}
            held={held}
            party={party}
            changeStay={changeStay}
            onContinue={select}
            onClose={dialog.close}
          />
        </Suspense>
      )}
    </div>
  );
}
