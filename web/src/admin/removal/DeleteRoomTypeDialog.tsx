import { useState } from 'react';
import { fill } from '../../../../schema/fill';
import { paths } from '../../paths';
import { useRefusal } from '../../session/useRefusal';
import { useNavigate } from '../../kit/navigation/hooks';
import { useDeleteRoomTypeMutation } from './Deletions.generated';
import { ImpactDialog } from './ImpactDialog';
import type { InTheWay } from './StaysInTheWay';
import * as texts from './texts';

interface Props {
  room: { id: string; title: string; hotel: { id: string } };
  onClose: () => void;
}

/** Deletes a room type and its numbers after a confirmation that lists the effects. */
export function DeleteRoomTypeDialog({ room, onClose }: Props) {
  const navigate = useNavigate();
  const refusal = useRefusal();
  const [refusedBy, setRefusedBy] = useState<InTheWay>();
  const input = { roomTypeId: room.id };
  const [deleteRoomType, { loading, client }] = useDeleteRoomTypeMutation();
  const remove = async () => {
    const answer = (await refusal.answerOf(deleteRoomType({ variables: { input } })))?.deleteRoomType;
    if (answer?.__typename === 'StaysInProgress') return setRefusedBy(answer);
    if (answer?.__typename !== 'DeletedRoomType') return answer && refusal.show(answer);
    await navigate(paths.hotel(room.hotel.id), {
      state: { notice: fill(texts.wasDeleted, { name: room.title }) },
    });
    client.cache.evict({ id: client.cache.identify({ __typename: 'RoomType', id: room.id }) });
  };
  return (
    <ImpactDialog
      of={input}
      title={fill(texts.deleteNamed, { name: room.title })}
      text={texts.cannotBeUndone}
      confirm={texts.deleteRoomType}
      whileBlocked={texts.roomTypeStays}
      isSending={loading}
      refusal={refusal.notice}
      refusedBy={refusedBy}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
