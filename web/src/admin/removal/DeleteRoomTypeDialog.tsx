import { paths } from '../../paths';
import { useRefusal } from '../../session/useRefusal';
import { useNavigate } from '../../kit/navigation/hooks';
import { useDeleteRoomTypeMutation } from './Deletions.generated';
import { ImpactDialog } from './ImpactDialog';

interface Props {
  room: { id: string; title: string; hotel: { id: string } };
  onClose: () => void;
}

/** Deletes a room type with its numbers, after it was said what goes with it. */
export function DeleteRoomTypeDialog({ room, onClose }: Props) {
  const navigate = useNavigate();
  const refusal = useRefusal();
  const input = { roomTypeId: room.id };
  const [deleteRoomType, { loading, client }] = useDeleteRoomTypeMutation();
  const remove = async () => {
    const answer = (await refusal.answerOf(deleteRoomType({ variables: { input } })))?.deleteRoomType;
    if (answer?.__typename !== 'DeletedRoomType') return answer && refusal.show(answer);
    await navigate(paths.hotel(room.hotel.id), { state: { notice: `${room.title} is deleted.` } });
    client.cache.evict({ id: client.cache.identify({ __typename: 'RoomType', id: room.id }) });
  };
  return (
    <ImpactDialog
      of={input}
      title={`Delete ${room.title}?`}
      text="This is irreversible."
      confirm="Delete room"
      isSending={loading}
      refusal={refusal.notice}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
