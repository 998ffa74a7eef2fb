import { useParams } from 'react-router-dom';
import { onErrorPage } from '../apollo/failureLink';
import { paths } from '../paths';
import { Button, ButtonLink } from '../kit/Button';
import { NoticePage } from '../kit/NoticePage';
import { useRefuseMessagesMutation } from './RefuseMessagesPage.generated';
import * as texts from './texts';

/** The page that thanks of a hotel link to. Opening it changes nothing, since mail scanners open links too. */
export function RefuseMessagesPage() {
  const { userId = '', hotelId = '', token = '' } = useParams();
  const [refuse, { loading, data }] = useRefuseMessagesMutation({
    context: { ...onErrorPage, withoutSession: true },
  });
  // the error page reports a failed call
  const send = () => refuse({ variables: { input: { userId, hotelId, token } } }).catch(() => undefined);

  if (data?.refuseMessages)
    return (
      <NoticePage title={texts.refusedTitle} links={[[texts.goToHome, paths.home()]]}>
        {texts.noMoreThanks}
      </NoticePage>
    );
  return (
    <NoticePage
      title={texts.refuseTitle}
      actions={
        <>
          <Button variant="contained" loading={loading} onClick={() => void send()}>
            {texts.refuse}
          </Button>
          <ButtonLink to={paths.home()} variant="outlined">
            {texts.keepMessages}
          </ButtonLink>
        </>
      }
    >
      {texts.noMoreThanks}
    </NoticePage>
  );
}
