import { ButtonLink } from '../../kit/Button';
import { NoticePage } from '../../kit/NoticePage';
import { paths } from '../../paths';
import { useHotelNotOpenSuspenseQuery } from './NoHotel.generated';
import * as texts from './texts';

/** In place of a hotel that does not exist, or that is not open for booking. */
export function NoHotel({ hotelId }: { hotelId: string }) {
  const { data } = useHotelNotOpenSuspenseQuery({ variables: { id: hotelId } });
  return (
    <NoticePage
      title={data.hotelNotOpen ? texts.hotelNotOpenTitle : texts.hotelNotFoundTitle}
      picture="not-found"
      actions={
        <ButtonLink to={paths.hotels()} variant="contained">
          {texts.seeAllHotels}
        </ButtonLink>
      }
    >
      {data.hotelNotOpen ? texts.hotelNotOpen : texts.hotelNotFound}
    </NoticePage>
  );
}
