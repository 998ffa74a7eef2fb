import { onErrorPage } from '../../apollo/failureLink';
import { paths } from '../../paths';
import { HotelTypeReference } from '../fields/references';
import { useTyped } from '../fields/useTyped';
import { DeleteHotelType } from '../removal/DeleteHotelType';
import { PhotoForm } from './PhotoForm';
import { useHotelTypePhotosQuery } from './UpdatePhoto.generated';

/** Another photo for a hotel type: its reference first, then the upload. */
export function UpdateHotelTypePhotoPage() {
  const initial = useTyped('type');
  const { data } = useHotelTypePhotosQuery({ context: onErrorPage });
  return (
    <PhotoForm
      key={initial}
      title="Update hotel type photo"
      intro="It is shown on the home page and in the counts by type. One .jpg file, up to 5 MB."
      code="hoteltypephoto"
      initial={initial}
      all={data?.hotelTypes ?? []}
      missing="Enter the reference of the hotel type."
      addressOf={paths.updateHotelTypePhoto}
      more={(type) => <DeleteHotelType hotelType={type} />}
    >
      {(field) => (
        <HotelTypeReference label="Hotel type reference" hint="Its name finds it too." field={field} />
      )}
    </PhotoForm>
  );
}
