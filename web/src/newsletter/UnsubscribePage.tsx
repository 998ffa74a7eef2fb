import { useParams } from 'react-router-dom';
import { onErrorPage } from '../apollo/failureLink';
import { paths } from '../paths';
import { Button, ButtonLink } from '../kit/Button';
import { NoticePage } from '../kit/NoticePage';
import * as texts from './texts';
import { useUnsubscribeNewsletterMutation } from './UnsubscribePage.generated';

/** The page that the newsletter links to. Opening it changes nothing, since mail scanners open links too. */
export function UnsubscribePage() {
  const { subscriberId = '', token = '' } = useParams();
  const [unsubscribe, { loading, data }] = useUnsubscribeNewsletterMutation({
    context: { ...onErrorPage, withoutSession: true },
  });
  // the error page reports a failed call
  const send = () => unsubscribe({ variables: { input: { subscriberId, token } } }).catch(() => undefined);

  if (data?.unsubscribeNewsletter)
    return (
      <NoticePage title={texts.unsubscribed} links={[[texts.goToHome, paths.home()]]}>
        {texts.noMoreNewsletters}
      </NoticePage>
    );
  return (
    <NoticePage
      title={texts.unsubscribeTitle}
      actions={
        <>
          <Button variant="contained" loading={loading} onClick={() => void send()}>
            {texts.unsubscribe}
          </Button>
          <ButtonLink to={paths.home()} variant="outlined">
            {texts.staySubscribed}
          </ButtonLink>
        </>
      }
    >
      {texts.noMoreNewsletters}
    </NoticePage>
  );
}
