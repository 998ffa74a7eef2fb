import { ButtonLink } from '../kit/Button';
import { NoticePage } from '../kit/NoticePage';
import { paths } from '../paths';

export function NoHotel() {
  return (
    <NoticePage
      title="This hotel is not here"
      picture="not-found"
      actions={
        <ButtonLink to={paths.hotels()} variant="contained">
          See all hotels
        </ButtonLink>
      }
    >
      The address may be mistyped, or the hotel is no longer with us.
    </NoticePage>
  );
}
