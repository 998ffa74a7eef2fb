import { DeleteButton } from './DeleteButton';
import { useDeleteHotelTypeMutation } from './Deletions.generated';
import * as texts from './texts';

interface Props {
  hotelType: { id: string; name: string };
  /** True if the page stays open, because it is a list. */
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
      label={texts.deleteThisHotelType}
      confirm={texts.deleteHotelType}
      name={hotelType.name}
      isSending={loading}
      onDelete={remove}
      staysHere={staysHere}
    >
      {texts.onlyHotelTypeWithoutHotels}
    </DeleteButton>
  );
}
