import { onErrorPage } from '../../apollo/failureLink';
import { paths } from '../../paths';
import { CityReference } from '../fields/references';
import { useTyped } from '../fields/useTyped';
import { DeleteCity } from '../removal/DeleteCity';
import { PhotoForm } from './PhotoForm';
import { useCityPhotosQuery } from './UpdatePhoto.generated';

/** Another photo for a city: its reference first, then the upload. */
export function UpdateCityPhotoPage() {
  const initial = useTyped('city');
  const { data } = useCityPhotosQuery({ context: onErrorPage });
  return (
    <PhotoForm
      key={initial}
      title="Update city photo"
      intro="It is shown on the home page and wherever the city is offered. One .jpg file, up to 5 MB."
      code="cityphoto"
      initial={initial}
      all={data?.cities ?? []}
      missing="Enter the reference of the city."
      addressOf={paths.updateCityPhoto}
      more={(city) => <DeleteCity city={city} />}
    >
      {(field) => <CityReference label="City reference" hint="Its name finds it too." field={field} />}
    </PhotoForm>
  );
}
