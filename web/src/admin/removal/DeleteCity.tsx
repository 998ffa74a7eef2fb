import { DeleteButton } from './DeleteButton';
import { useDeleteCityMutation } from './Deletions.generated';

interface Props {
  city: { id: string; name: string };
  /** Whether the page stays: it is a list that loses the row. */
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
    <DeleteButton what="city" name={city.name} isSending={loading} onDelete={remove} staysHere={staysHere}>
      A city goes only while it has no hotels. This is irreversible.
    </DeleteButton>
  );
}
