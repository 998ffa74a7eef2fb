import { useParams } from 'react-router-dom';
import { onErrorPage } from '../apollo/failureLink';
import { paths } from '../paths';
import { Button, ButtonLink } from '../kit/Button';
import { NoticePage } from '../kit/NoticePage';
import { useEndWatchByLinkMutation } from './EndWatchPage.generated';
import * as texts from './texts';

/** The page that mails about watched stays link to. Opening it changes nothing, since mail scanners open links too. */
export function EndWatchPage() {
  const { which, id = '', token = '' } = useParams();
  const all = which === 'all';
  const [end, { loading, data }] = useEndWatchByLinkMutation({
    context: { ...onErrorPage, withoutSession: true },
  });
  // the error page reports a failed call
  const send = () => end({ variables: { input: { all, id, token } } }).catch(() => undefined);
  const words = all ? texts.noMoreOfAll : texts.noMoreOfThis;

  if (data?.endWatchByLink)
    return (
      <NoticePage
        title={all ? texts.allEndedTitle : texts.endedTitle}
        links={[[texts.goToHome, paths.home()]]}
      >
        {words}
      </NoticePage>
    );
  return (
    <NoticePage
      title={all ? texts.endAllTitle : texts.endTitle}
      actions={
        <>
          <Button variant="contained" loading={loading} onClick={() => void send()}>
            {all ? texts.endAll : texts.endWatch}
          </Button>
          <ButtonLink to={paths.home()} variant="outlined">
            {texts.keep}
          </ButtonLink>
        </>
      }
    >
      {words}
    </NoticePage>
  );
}
