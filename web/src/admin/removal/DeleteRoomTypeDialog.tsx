import DialogContentText from '@mui/material/DialogContentText';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { inlineErrors, useRefusal } from '../../session/useRefusal';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { reloadLists } from '../fields/reloadLists';
import { useDeleteRoomTypeMutation, useRemovalImpactQuery } from './Deletions.generated';
import { Impact } from './Impact';

interface Props {
  room: { id: string; title: string; hotel: { id: string } };
  onClose: () => void;
}

/** Deletes a room type with its numbers, after it was said what goes with it. */
export function DeleteRoomTypeDialog({ room, onClose }: Props) {
  const navigate = useNavigate();
  const refusal = useRefusal();
  const input = { roomTypeId: room.id };
  const { data } = useRemovalImpactQuery({ variables: { input }, fetchPolicy: 'network-only' });
  const [deleteRoomType, { loading, client }] = useDeleteRoomTypeMutation({ context: inlineErrors });
  const remove = async () => {
    const answer = (await refusal.answerOf(deleteRoomType({ variables: { input } })))?.deleteRoomType;
    if (answer?.__typename !== 'DeletedRoomType') return answer && refusal.show(answer);
    await navigate(paths.hotel(room.hotel.id), { state: { notice: `${room.title} is deleted.` } });
    const { cache } = client;
    cache.evict({ id: cache.identify({ __typename: 'RoomType', id: room.id }) });
    cache.evict({ id: cache.identify({ __typename: 'Hotel', id: room.hotel.id }), fieldName: 'roomTypes' });
    reloadLists(cache, 'roomTypes');
  };
  return (
    <ConfirmDialog
      title={`Delete ${room.title}?`}
      cancel="Cancel"
      confirm="Delete room"
      isSending={loading}
      isReady={data?.removalImpact != null}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <DialogContentText>This is irreversible.</DialogContentText>
      <Impact impact={data?.removalImpact ?? undefined} />
      {refusal.notice}
    </ConfirmDialog>
  );
}
