import { useState } from 'react';
import { fill } from '../../../../schema/fill';
import { paths } from '../../paths';
import { useRefusal } from '../../session/useRefusal';
import { useNavigate } from '../../kit/navigation/hooks';
import { useDeleteHotelMutation } from './Deletions.generated';
import { ImpactDialog } from './ImpactDialog';
import type { InTheWay } from './StaysInTheWay';
import * as texts from './texts';

interface Props {
  hotel: { id: string; name: string };
  onClose: () => void;
}

/** Deletes a hotel after a confirmation that lists the effects. */
export function DeleteHotelDialog({ hotel, onClose }: Props) {
  const navigate = useNavigate();
  const refusal = useRefusal();
  const [refusedBy, setRefusedBy] = useState<InTheWay>();
  const input = { hotelId: hotel.id };
  const [deleteHotel, { loading, client }] = useDeleteHotelMutation();
  const remove = async () => {
    const answer = (await refusal.answerOf(deleteHotel({ variables: { input } })))?.deleteHotel;
    if (answer?.__typename === 'StaysInProgress') return setRefusedBy(answer);
    if (answer?.__typename !== 'Deleted') return answer && refusal.show(answer);
    await navigate(paths.hotels(), { state: { notice: fill(texts.wasDeleted, { name: hotel.name }) } });
    client.cache.evict({ id: client.cache.identify({ __typename: 'Hotel', id: hotel.id }) });
  };
  return (
    <ImpactDialog
      of={input}
      title={fill(texts.deleteNamed, { name: hotel.name })}
      text={texts.cannotBeUndone}
      confirm={texts.deleteHotel}
      whileBlocked={texts.hotelStays}
      isSending={loading}
      refusal={refusal.notice}
      refusedBy={refusedBy}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
