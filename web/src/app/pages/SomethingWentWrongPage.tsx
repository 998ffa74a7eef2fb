import { useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { NoticePage } from '../../kit/NoticePage';

/** A failure that the server did not explain: what is safe, and links back to what failed and home. */
export function SomethingWentWrongPage() {
  const { from } = (useLocation().state ?? {}) as { from?: string };
  return (
    <NoticePage
      title="Something went wrong"
      picture="offline"
      links={[...(from ? [['Try again', from] as const] : []), ['Go to home', paths.home()]]}
    >
      We could not reach Staybook, or it could not answer. What you have booked is safe. Check your connection
      and try again in a moment.
    </NoticePage>
  );
}
