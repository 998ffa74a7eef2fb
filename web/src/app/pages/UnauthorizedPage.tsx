import { paths } from '../../paths';
import { NoticePage } from '../../kit/NoticePage';
import * as texts from './texts';

export function UnauthorizedPage() {
  return (
    <NoticePage
      title={texts.unauthorized}
      links={[
        [texts.goHome, paths.home()],
        [texts.useAnotherAccount, paths.logout()],
      ]}
    >
      {texts.noAccess}
    </NoticePage>
  );
}
