import { paths } from '../../paths';
import { NoticePage } from '../../kit/NoticePage';
import * as texts from './texts';

export function NotFoundPage() {
  return (
    <NoticePage
      title={texts.notFound}
      picture="not-found"
      links={[
        [texts.goHome, paths.home()],
        [texts.seeAllHotels, paths.hotels()],
      ]}
    >
      {texts.nothingHere}
    </NoticePage>
  );
}
