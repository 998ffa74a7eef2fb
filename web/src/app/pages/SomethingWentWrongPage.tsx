import { useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { NoticePage } from '../../ui/NoticePage';

/** A failure without words of the server: what is safe, the way back to what failed, and the way home. */
export function SomethingWentWrongPage() {
  const { from } = (useLocation().state ?? {}) as { from?: string };
  return (
    <NoticePage
      title="Something went wrong"
      links={[...(from ? [['Try again', from] as const] : []), ['Go to home', paths.home()]]}
    >
      We could not reach the house, or it could not answer. What you have booked is safe. Check your
      connection and try again in a moment.
    </NoticePage>
  );
}
