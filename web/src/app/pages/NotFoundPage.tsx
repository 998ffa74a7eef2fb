import { paths } from '../../paths';
import { NoticePage } from '../../kit/NoticePage';

export function NotFoundPage() {
  return (
    <NoticePage
      title="Page not found"
      picture="not-found"
      links={[
        ['Go to home', paths.home()],
        ['See all hotels', paths.hotels()],
      ]}
    >
      There is nothing at this address. It may have moved, or a letter may be missing.
    </NoticePage>
  );
}
