import { onErrorPage } from '../../apollo/failureLink';
import { staffPaths } from '../staffPaths';
import { HotelTypeReference } from '../fields/references';
import { useTyped } from '../fields/useTyped';
import { DeleteHotelType } from '../removal/DeleteHotelType';
import { PhotoForm } from './PhotoForm';
import * as texts from './texts';
import { useHotelTypePhotosQuery } from './UpdatePhoto.generated';

/** Replaces the photo of a hotel type: staff choose the type, then upload. */
export function UpdateHotelTypePhotoPage() {
  const initial = useTyped('type');
  const { data } = useHotelTypePhotosQuery({ context: onErrorPage });
  return (
    <PhotoForm
      key={initial}
      title={texts.updateTypePhotoTitle}
      intro={texts.updateTypePhotoIntro}
      code="hoteltypephoto"
      initial={initial}
      all={data?.hotelTypes}
      unknown={texts.unknownPropertyType}
      missing={texts.choosePropertyType}
      addressOf={staffPaths.updateHotelTypePhoto}
      moreActions={(type) => <DeleteHotelType hotelType={type} />}
    >
      {(field) => <HotelTypeReference label={texts.propertyType} hint={texts.searchByName} field={field} />}
    </PhotoForm>
  );
}
