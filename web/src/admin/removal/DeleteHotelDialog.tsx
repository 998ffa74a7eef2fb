import DialogContentText from '@mui/material/DialogContentText';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { inlineErrors, useRefusal } from '../../session/useRefusal';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { reloadLists } from '../fields/reloadLists';
import { useDeleteHotelMutation, useRemovalImpactQuery } from './Deletions.generated';
import { Impact } from './Impact';

interface Props {
  hotel: { id: string; name: string };
  onClose: () => void;
}

/** Deletes a hotel, after it was said what goes with it. */
export function DeleteHotelDialog({ hotel, onClose }: Props) {
  const navigate = useNavigate();
  const refusal = useRefusal();
  const input = { hotelId: hotel.id };
  const { data } = useRemovalImpactQuery({ variables: { input }, fetchPolicy: 'network-only' });
  const [deleteHotel, { loading, client }] = useDeleteHotelMutation({ context: inlineErrors });
  const remove = async () => {
    const answer = (await refusal.answerOf(deleteHotel({ variables: { input } })))?.deleteHotel;
    if (answer?.__typename !== 'Deleted') return answer && refusal.show(answer);
    await navigate(paths.hotels(), { state: { notice: `${hotel.name} is deleted.` } });
    client.cache.evict({ id: client.cache.identify({ __typename: 'Hotel', id: hotel.id }) });
    reloadLists(client.cache, 'hotels', 'roomTypes', 'reviews', 'cities', 'hotelTypes');
  };
  return (
    <ConfirmDialog
      title={`Delete ${hotel.name}?`}
      cancel="Cancel"
      confirm="Delete hotel"
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
