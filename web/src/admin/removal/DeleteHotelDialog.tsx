import { paths } from '../../paths';
import { useRefusal } from '../../session/useRefusal';
import { useNavigate } from '../../kit/navigation/hooks';
import { useDeleteHotelMutation } from './Deletions.generated';
import { ImpactDialog } from './ImpactDialog';

interface Props {
  hotel: { id: string; name: string };
  onClose: () => void;
}

/** Deletes a hotel, after it was said what goes with it. */
export function DeleteHotelDialog({ hotel, onClose }: Props) {
  const navigate = useNavigate();
  const refusal = useRefusal();
  const input = { hotelId: hotel.id };
  const [deleteHotel, { loading, client }] = useDeleteHotelMutation();
  const remove = async () => {
    const answer = (await refusal.answerOf(deleteHotel({ variables: { input } })))?.deleteHotel;
    if (answer?.__typename !== 'Deleted') return answer && refusal.show(answer);
    await navigate(paths.hotels(), { state: { notice: `${hotel.name} is deleted.` } });
    client.cache.evict({ id: client.cache.identify({ __typename: 'Hotel', id: hotel.id }) });
  };
  return (
    <ImpactDialog
      of={input}
      title={`Delete ${hotel.name}?`}
      text="This is irreversible."
      confirm="Delete hotel"
      isSending={loading}
      refusal={refusal.notice}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
