import { ImpactDialog } from './ImpactDialog';
import * as texts from './texts';

interface Props {
  input: { roomTypeId: string; hotelId?: string | null; removeRoomNumbers?: number[] | null };
  isSending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Warns that moving a room type or removing numbers is irreversible, and lists the affected bookings. */
export function ChangeRoomDialog({ input, isSending, onConfirm, onClose }: Props) {
  const { roomTypeId, hotelId, removeRoomNumbers: roomNumbers } = input;
  return (
    <ImpactDialog
      of={{ roomTypeId, roomNumbers: hotelId ? undefined : roomNumbers }}
      title={texts.irreversible}
      text={hotelId ? texts.roomTypeMoves : texts.roomNumbersRemoved}
      confirm={texts.continueLabel}
      isSending={isSending}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
