import type { Refused } from '../records/declaration';
import { ImpactDialog } from './ImpactDialog';
import type { InTheWay } from './StaysInTheWay';
import * as texts from './texts';

interface Props {
  input: { roomTypeId: string; hotelId?: string | null; removeRoomNumbers?: number[] | null };
  isSending: boolean;
  /** The refusal of the confirmed change, if stays in progress prevent it. */
  refused: Refused | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Warns that moving a room type or removing numbers is irreversible, and lists the affected bookings. */
export function ChangeRoomDialog({ input, refused, ...asked }: Props) {
  const { roomTypeId, hotelId, removeRoomNumbers: roomNumbers } = input;
  return (
    <ImpactDialog
      of={{ roomTypeId, roomNumbers: hotelId ? undefined : roomNumbers }}
      title={texts.irreversible}
      text={hotelId ? texts.roomTypeMoves : texts.roomNumbersRemoved}
      whileBlocked={hotelId ? texts.staysInMovedType : texts.staysInRooms}
      confirm={texts.continueLabel}
      refusedBy={refused && (refused as Refused & InTheWay)}
      {...asked}
    />
  );
}
