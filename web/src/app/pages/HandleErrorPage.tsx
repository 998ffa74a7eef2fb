import { useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { NoticePage } from '../../kit/NoticePage';

/** Shows what the server said about a failed call, and the way back to where it was made. */
export function HandleErrorPage() {
  const { state } = useLocation();
  const { message, from } = (state ?? {}) as { message?: string; from?: string };
  return (
    <NoticePage
      title="That did not work"
      links={[
        ['Go back', from ?? paths.home()],
        ['Go to home', paths.home()],
      ]}
    >
      <span role="alert">{message ?? 'The last step could not be finished.'}</span>
      {from && <span> It happened on {from.split('?')[0]}.</span>}
    </NoticePage>
  );
}
