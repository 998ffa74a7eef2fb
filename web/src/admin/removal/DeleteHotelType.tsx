import { DeleteButton } from './DeleteButton';
import { useDeleteHotelTypeMutation } from './Deletions.generated';

interface Props {
  hotelType: { id: string; name: string };
  /** Whether the page stays: it is a list that loses the row. */
  staysHere?: boolean;
}

/** Deletes a hotel type that has no hotels. */
export function DeleteHotelType({ hotelType, staysHere }: Props) {
  const [deleteHotelType, { loading }] = useDeleteHotelTypeMutation();
  const remove = async () => {
    const answer = (await deleteHotelType({ variables: { input: { hotelTypeId: hotelType.id } } })).data
      ?.deleteHotelType;
    return answer && (answer.__typename === 'Deleted' ? {} : { message: answer.message });
  };
  return (
    <DeleteButton
      what="hotel type"
      name={hotelType.name}
      isSending={loading}
      onDelete={remove}
      staysHere={staysHere}
    >
      A hotel type goes only while it has no hotels. This is irreversible.
    </DeleteButton>
  );
}
