import { onErrorPage } from '../../apollo/failureLink';
import { staffPaths } from '../staffPaths';
import { CityReference } from '../fields/references';
import { useTyped } from '../fields/useTyped';
import { DeleteCity } from '../removal/DeleteCity';
import { PhotoForm } from './PhotoForm';
import * as texts from './texts';
import { useCityPhotosQuery } from './UpdatePhoto.generated';

/** Replaces the photo of a city: staff choose the city, then upload. */
export function UpdateCityPhotoPage() {
  const initial = useTyped('city');
  const { data } = useCityPhotosQuery({ context: onErrorPage });
  return (
    <PhotoForm
      key={initial}
      title={texts.updateCityPhotoTitle}
      intro={texts.updateCityPhotoIntro}
      code="cityphoto"
      initial={initial}
      all={data?.cities}
      unknown={texts.unknownCity}
      missing={texts.chooseCity}
      addressOf={staffPaths.updateCityPhoto}
      moreActions={(city) => <DeleteCity city={city} />}
    >
      {(field) => <CityReference label={texts.city} hint={texts.searchByName} field={field} />}
    </PhotoForm>
  );
}
