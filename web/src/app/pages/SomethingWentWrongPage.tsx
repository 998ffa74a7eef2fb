import { useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { MessagePage } from '../../kit/MessagePage';
import { SmallPicture } from '../../kit/SmallPicture';
import { tryAgain } from '../../kit/texts';
import * as texts from './texts';

/** A failure that the server did not explain: what is safe, and links back to what failed and home. */
export function SomethingWentWrongPage() {
  const { from } = (useLocation().state ?? {}) as { from?: string };
  return (
    <MessagePage
      title={texts.somethingWentWrong}
      picture={<SmallPicture of="offline" />}
      links={[...(from ? [[tryAgain, from] as const] : []), [texts.goHome, paths.home()]]}
    >
      {texts.noAnswer}
    </MessagePage>
  );
}
