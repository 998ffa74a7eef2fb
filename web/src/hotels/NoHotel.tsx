import { ButtonLink } from '../kit/Button';
import { NoticePage } from '../kit/NoticePage';
import { paths } from '../paths';
import * as texts from './texts';

export function NoHotel() {
  return (
    <NoticePage
      title={texts.hotelNotFoundTitle}
      picture="not-found"
      actions={
        <ButtonLink to={paths.hotels()} variant="contained">
          {texts.seeAllHotels}
        </ButtonLink>
      }
    >
      {texts.hotelNotFound}
    </NoticePage>
  );
}
