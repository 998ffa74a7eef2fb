import { ImpactDialog } from './ImpactDialog';

interface Props {
  input: { roomTypeId: string; hotelId?: string | null; removeRoomNumbers?: number[] | null };
  isSending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Warns that moving a room type or removing numbers is irreversible, and says which bookings go. */
export function ChangeRoomDialog({ input, isSending, onConfirm, onClose }: Props) {
  const { roomTypeId, hotelId, removeRoomNumbers: roomNumbers } = input;
  return (
    <ImpactDialog
      of={{ roomTypeId, roomNumbers: hotelId ? undefined : roomNumbers }}
      title="This action is irreversible"
      text={
        hotelId
          ? 'The room moves to another hotel with all its numbers.'
          : 'The room numbers are removed from this room.'
      }
      confirm="Continue"
      isSending={isSending}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
