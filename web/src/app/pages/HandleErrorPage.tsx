import { useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { NoticePage } from '../../kit/NoticePage';
import { fill } from '../../../../schema/fill';
import * as texts from './texts';

/** Shows what the server said about a failed call, and the way back to where it was made. */
export function HandleErrorPage() {
  const { state } = useLocation();
  const { message, from } = (state ?? {}) as { message?: string; from?: string };
  return (
    <NoticePage
      title={texts.callFailed}
      links={[
        [texts.goBack, from ?? paths.home()],
        [texts.goHome, paths.home()],
        [texts.contactUs, paths.contact()],
      ]}
    >
      <span role="alert">{message ?? texts.lastStepFailed}</span>
      {from && <span> {fill(texts.failedOn, { page: from.split('?')[0] ?? from })}</span>}
    </NoticePage>
  );
}
