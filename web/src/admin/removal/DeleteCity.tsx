import { DeleteButton } from './DeleteButton';
import { useDeleteCityMutation } from './Deletions.generated';
import * as texts from './texts';

interface Props {
  city: { id: string; name: string };
  /** True if the page stays open, because it is a list. */
  staysHere?: boolean;
}

/** Deletes a city that has no hotels. */
export function DeleteCity({ city, staysHere }: Props) {
  const [deleteCity, { loading }] = useDeleteCityMutation();
  const remove = async () => {
    const answer = (await deleteCity({ variables: { input: { cityId: city.id } } })).data?.deleteCity;
    return answer && (answer.__typename === 'Deleted' ? {} : { message: answer.message });
  };
  return (
    <DeleteButton
      label={texts.deleteThisCity}
      confirm={texts.deleteCity}
      name={city.name}
      isSending={loading}
      onDelete={remove}
      staysHere={staysHere}
    >
      {texts.onlyCityWithoutHotels}
    </DeleteButton>
  );
}
