import DialogContentText from '@mui/material/DialogContentText';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useRemovalImpactQuery } from './Deletions.generated';
import { Impact } from './Impact';

interface Props {
  input: { roomTypeId: string; hotelId?: string | null; removeRoomNumbers?: number[] | null };
  isSending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Warns that moving a room type or removing numbers is irreversible, and says which bookings go. */
export function ChangeRoomDialog({ input, isSending, onConfirm, onClose }: Props) {
  const { roomTypeId, hotelId, removeRoomNumbers: roomNumbers } = input;
  const { data } = useRemovalImpactQuery({
    variables: { input: { roomTypeId, roomNumbers: hotelId ? undefined : roomNumbers } },
    fetchPolicy: 'network-only',
  });
  return (
    <ConfirmDialog
      title="This action is irreversible"
      cancel="Cancel"
      confirm="Continue"
      isSending={isSending}
      isReady={data !== undefined}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <DialogContentText>
        {hotelId
          ? 'The room moves to another hotel with all its numbers.'
          : 'The room numbers are removed from this room.'}
      </DialogContentText>
      <Impact impact={data?.removalImpact ?? undefined} />
    </ConfirmDialog>
  );
}
