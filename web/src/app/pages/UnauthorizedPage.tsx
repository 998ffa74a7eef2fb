import { paths } from '../../paths';
import { NoticePage } from '../../kit/NoticePage';

export function UnauthorizedPage() {
  return (
    <NoticePage
      title="Unauthorized"
      links={[
        ['Go to home', paths.home()],
        ['Sign in as somebody else', paths.logout()],
      ]}
    >
      Your account does not have access to this page. Nothing was changed.
    </NoticePage>
  );
}
